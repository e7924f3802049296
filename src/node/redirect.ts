import type { ServerResponse } from "node:http";

/** Redirects permanently, but uncached: on localhost, another site may have the same address tomorrow. */
export function redirect(response: ServerResponse, target: string): void {
  response.writeHead(301, { Location: target, "Cache-Control": "no-store" }).end();
}
