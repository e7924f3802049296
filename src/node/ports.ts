/** Why nobody can be served at a port, in words for whoever has asked for it. */
import type { EventEmitter } from "node:events";
import { inspect } from "node:util";
import { PlainError } from "./failure.ts";

/** @param another Command for another port. */
export function portTaken(port: number, another: string): string {
  return `Port ${port} is taken by another program. End that, or choose another port: ${another}`;
}

export function portForbidden(port: number): string {
  return `Port ${port} needs the rights of an administrator. Choose one above 1023.`;
}

interface Wish {
  port: number;
  /** No other port will do. */
  strictPort: boolean;
  host?: string | boolean | undefined;
}

/**
 * Has Vite print a sentence when its server finds no port; of its own error it prints the stack.
 * @param script The npm script that starts the server.
 * @throws {PlainError} for a port that no machine has.
 */
export function explainPort(server: EventEmitter, { port, strictPort, host }: Wish, script: string): void {
  // Vite takes whatever was written behind --port.
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
    // Vite makes an error of its own of a taken port, and leaves all others as they are.
    error.code = "NO_PORT";
    Object.assign(error, { [inspect.custom]: () => sentence });
  });
}

function notHere(host: Wish["host"]): string {
  return `This machine has no address "${host}". Write --host alone for all that it has.`;
}
