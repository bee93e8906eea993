import type { Plugin } from "vite";

export function words(): Plugin;
export function wordsFile(id: string): string | null;
export function wordsUse(id: string): [kind: string, of: string] | undefined;
