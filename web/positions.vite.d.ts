import type { Plugin } from "vite";

export function tried(): Plugin;
export function triedUse(id: string): string | undefined;
