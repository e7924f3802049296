/** Messages for ports on which a server cannot listen. */
import type { EventEmitter } from "node:events";
import { inspect } from "node:util";
import { PlainError } from "./failure.ts";

/** @param another The command with another port. */
export function portTaken(port: number, another: string): string {
  return `Port ${port} is taken by another program. End that, or choose another port: ${another}`;
}

export function portForbidden(port: number): string {
  return `Port ${port} needs the rights of an administrator. Choose one above 1023.`;
}

interface PortWish {
  port: number;
  /** Whether no other port may be tried. */
  strictPort: boolean;
  host?: string | boolean | undefined;
}

/**
 * Makes Vite print a message if its server cannot listen, in the place of a stack trace.
 * @param script The npm script that starts the server.
 * @throws {PlainError} for an invalid port number.
 */
export function explainPort(server: EventEmitter, { port, strictPort, host }: PortWish, script: string): void {
  // Vite does not validate --port.
  if (!(Number(port) <= 65_535)) throw new PlainError(`There is no port ${port}. Choose one from 1024 to 65535.`);
  server.on("error", (error: NodeJS.ErrnoException) => {
    const sentences: Record<string, string> = {
      EACCES: portForbidden(port),
      ...(strictPort && { EADDRINUSE: portTaken(port, `npm run ${script} -- --port ${port + 1}`) }),
      EADDRNOTAVAIL: notHere(host),
      ENOTFOUND: notHere(host),
    };
    const sentence = sentences[error.code ?? ""];
    if (sentence === undefined) return;
    // Vite replaces errors with the code EADDRINUSE by its own, and no others.
    error.code = "NO_PORT";
    Object.assign(error, { [inspect.custom]: () => sentence });
  });
}

function notHere(host: PortWish["host"]): string {
  return `This machine has no address "${host}". Write --host alone for all that it has.`;
}
