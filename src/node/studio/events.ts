/** Server-sent events that tell open studios of changes. */
import type { ServerResponse } from "node:http";

/** Milliseconds between comments that are sent to detect broken connections. */
const BEAT = 15_000;

export function createEvents() {
  /** The id of the window by listener; null if it did not send one. */
  const listeners = new Map<ServerResponse, string | null>();
  const beat = setInterval(() => {
    for (const listener of listeners.keys()) listener.write(":\n\n");
  }, BEAT);
  beat.unref();
  return {
    /** @param first The event that a new listener gets at once. */
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
