import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How a receiver of forms answers an attempt. */
export type Answer = { status: number; headers?: Record<string, string>; body?: string } | "drops" | "says nothing";

/** An attempt as it came in. */
interface Attempt {
  key: string;
  /** Byte for byte. */
  text: string;
  values: Record<string, unknown>;
}

export interface Endpoint {
  origin: string;
  /** In the order in which they came. */
  attempts: Attempt[];
  /** Answers to the attempts to come; the last one stays. Forgets earlier attempts. */
  answer(...answers: [Answer, ...Answer[]]): void;
  close(): void;
}

const CORS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
  "Access-Control-Expose-Headers": "Retry-After",
  // A connection that is used again and dropped is one that browsers try again by themselves.
  Connection: "close",
};

/** A receiver of forms on this computer, at `<origin>/submit`; under `/page` it has a page with status 200. */
export async function startEndpoint(): Promise<Endpoint> {
  let answers: Answer[] = [];
  const attempts: Attempt[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, CORS).end();
    if (request.url === "/page") {
      return void response.writeHead(200, { ...CORS, "Content-Type": "text/html" }).end("<p>Hello</p>");
    }
    const text = await read(request);
    attempts.push({
      key: String(request.headers["idempotency-key"]),
      text,
      values: JSON.parse(text) as Attempt["values"],
    });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === "drops") request.socket.destroy();
    else if (answer !== "says nothing")
      response.writeHead(answer.status, { ...CORS, ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    attempts,
    answer(...given) {
      answers = given;
      attempts.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
