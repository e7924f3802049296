/** Why nobody can be served at a port, in words for whoever has asked for it. */
import type { EventEmitter } from "node:events";
import { inspect } from "node:util";

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
}

/**
 * Has Vite print a sentence when its server finds no port; of its own error it prints the stack.
 * @param script The npm script that starts the server.
 */
export function explainPort(server: EventEmitter, { port, strictPort }: Wish, script: string): void {
  server.on("error", (error: NodeJS.ErrnoException) => {
    const sentence =
      error.code === "EACCES"
        ? portForbidden(port)
        : strictPort && error.code === "EADDRINUSE"
          ? portTaken(port, `npm run ${script} -- --port ${port + 1}`)
          : undefined;
    if (sentence === undefined) return;
    // Vite makes an error of its own of a taken port, and leaves all others as they are.
    error.code = "NO_PORT";
    Object.assign(error, { [inspect.custom]: () => sentence });
  });
}
