/** The stream in which open studios hear what changes. */
import type { ServerResponse } from "node:http";

/** Milliseconds after which something is said in any case: a connection that is cut off is noticed so. */
const BEAT = 15_000;

export function createEvents() {
  const listeners = new Set<ServerResponse>();
  const beat = setInterval(() => {
    for (const listener of listeners) listener.write(":\n\n");
  }, BEAT);
  beat.unref();
  return {
    /** @param first What a new listener hears at once. */
    add(response: ServerResponse, first: unknown): void {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write(lineOf(first));
      listeners.add(response);
      response.on("close", () => listeners.delete(response));
    },
    send(event: unknown): void {
      for (const listener of listeners) listener.write(lineOf(event));
    },
    close(): void {
      clearInterval(beat);
      for (const listener of listeners) listener.end();
    },
  };
}

function lineOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
