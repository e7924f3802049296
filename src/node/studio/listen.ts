/** Listens on the loopback interface only, which no other machine can reach. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { portForbidden, portTaken } from "../command/ports.ts";

const LOCAL = "127.0.0.1";
/** Number of ports to try after the preferred one. */
const MOST_TRIED = 20;

export interface ListenOptions {
  port: number;
  /** Tries no other port. */
  exact?: boolean;
}

/** No port is free. The message is for users. */
export class NoPort extends Error {}

/**
 * Starts listening.
 * @returns The port.
 * @throws {NoPort}
 */
export async function listen(server: Server, { port, exact = false }: ListenOptions): Promise<number> {
  const last = exact || port === 0 ? port : port + MOST_TRIED;
  for (let tried = port; tried <= last; tried++) {
    const isFree = await tryPort(server, tried);
    if (isFree) return (server.address() as AddressInfo).port;
  }
  throw new NoPort(
    exact
      ? portTaken(port, `PORT=${port + 1} npm run studio`)
      : `The ports ${port} to ${last} are all taken. Choose another: PORT=${last + 1} npm run studio`,
  );
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else if (error.code === "EACCES") reject(new NoPort(portForbidden(port)));
      else reject(error);
    };
    server.once("error", failed);
    server.listen(port, LOCAL, () => {
      server.removeListener("error", failed);
      resolve(true);
    });
  });
}
