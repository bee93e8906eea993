/** Answers of the server that the first script asks for, before the program is there to ask. */
declare global {
  /** The first script is in the page and the program is not: this is where they meet. */
  var askedAheadOf: Map<string, Promise<Response>> | undefined;
}

const asked = (globalThis.askedAheadOf ??= new Map<string, Promise<Response>>());

/** Ask, and keep the answer for whoever wants the same. */
export function askAhead(path: string): Promise<Response> {
  const answer = fetch(`/api${path}`);
  // Whoever takes it hears what went wrong.
  answer.catch(() => undefined);
  asked.set(path, answer);
  return answer;
}

/** Take an answer that was asked for; only once, for later it may be another. */
export function askedAhead(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
