/** What a page and its workers say to each other. */

export type ToWorker =
  | { kind: "begin"; role: "tables"; thinker: MessagePort }
  | { kind: "begin"; role: "thinker"; port: MessagePort }
  | { kind: "request"; id: number; method: string; path: string; body: string | undefined }
  | { kind: "open"; socket: number; table: string; seat: number | undefined }
  | { kind: "say"; socket: number; text: string }
  | { kind: "shut"; socket: number };

export type FromWorker =
  | { kind: "ready" }
  | { kind: "broken"; why: string }
  | { kind: "bots" }
  | { kind: "answer"; id: number; text: string }
  | { kind: "hear"; socket: number; text: string }
  | { kind: "shut"; socket: number };
