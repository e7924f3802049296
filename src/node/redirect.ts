import type { ServerResponse } from "node:http";

/** Leads on for good. Not remembered: on localhost another site may answer at the same address tomorrow. */
export function redirect(response: ServerResponse, target: string): void {
  response.writeHead(301, { Location: target, "Cache-Control": "no-store" }).end();
}
