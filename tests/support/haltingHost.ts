import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves what `origin` serves, as a bad network brings it: documents come up to the last `mark` in them, and the rest when `goOn` is called. */
export async function startHalting(origin: string, mark: string) {
  let goOn = () => {};
  const free = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    const policy = answer.headers.get("content-security-policy");
    response.writeHead(answer.status, {
      "Content-Type": type,
      ...(policy ? { "Content-Security-Policy": policy } : {}),
    });
    const at = body.lastIndexOf(mark);
    if (type.startsWith("text/html") && at > 0) {
      response.write(body.subarray(0, at));
      await free;
      response.end(body.subarray(at));
    } else response.end(body);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn,
    stop: () => new Promise((done) => (server.close(done), server.closeAllConnections())),
  };
}
