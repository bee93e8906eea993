import type { Plugin } from "vite";

export function engine(): Plugin;
export function packed(): Plugin;
export function shell(): Plugin;
