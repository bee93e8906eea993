import type { Plugin } from "vite";

export function engine(): Plugin;
export function shell(): Plugin;
