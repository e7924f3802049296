/** The stream in which open studios hear what changes. */
import type { ServerResponse } from "node:http";

/** Milliseconds after which something is said in any case: a connection that is cut off is noticed so. */
const BEAT = 15_000;

export function createEvents() {
  /** With the window of each, where it is told. */
  const listeners = new Map<ServerResponse, string | null>();
  const beat = setInterval(() => {
    for (const listener of listeners.keys()) listener.write(":\n\n");
  }, BEAT);
  beat.unref();
  return {
    /** @param first What a new listener hears at once. */
    add(response: ServerResponse, window: string | null, first: unknown): void {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write(lineOf(first));
      listeners.set(response, window);
      response.on("close", () => listeners.delete(response));
    },
    isOpen: (window: string): boolean => [...listeners.values()].includes(window),
    send(event: unknown): void {
      for (const listener of listeners.keys()) listener.write(lineOf(event));
    },
    close(): void {
      clearInterval(beat);
      for (const listener of listeners.keys()) listener.end();
    },
  };
}

function lineOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
