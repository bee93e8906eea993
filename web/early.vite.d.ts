import type { Plugin } from "vite";

export function early(): Plugin;
