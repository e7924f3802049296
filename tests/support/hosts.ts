import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, request as send, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join, resolve } from "node:path";
import type { PreviewServer } from "vite";
import { vi } from "vitest";
import { placesOf } from "../../src/node/site/places.ts";
import { servePreview } from "../../src/node/preview.ts";

export interface Host {
  origin: string;
  stop(): Promise<unknown>;
}

interface Server {
  name: string;
  isInstalled: boolean;
  /** Whether it can send the `.br` files of a build. */
  hasBrotli: boolean;
  /** Starts what serves the `dist` of a site folder, with what a build has put into its `hosting`. */
  start(site: string): Promise<Host>;
}

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The preview, and the servers that take files of ours. */
export const servers: readonly Server[] = [
  { name: "npm start", isInstalled: true, hasBrotli: true, start: startPreview },
  {
    name: "nginx",
    isInstalled: says("nginx", "-V").includes("http_gzip_static_module"),
    hasBrotli: existsSync(BROTLI),
    start: startNginx,
  },
  { name: "Caddy", isInstalled: says("caddy", "version") !== "", hasBrotli: true, start: startCaddy },
];

function says(command: string, argument: string): string {
  const { stdout, stderr } = spawnSync(command, [argument], { encoding: "utf8" });
  return (stdout ?? "") + (stderr ?? "");
}

export async function startPreview(site: string): Promise<Host> {
  let listener!: RequestListener;
  const use = (given: RequestListener) => void (listener = given);
  servePreview({ middlewares: { use } } as unknown as PreviewServer, placesOf(site));
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => new Promise((done) => server.close(done)) };
}

async function startNginx(site: string): Promise<Host> {
  const port = await freePort();
  const at = (path: string) => resolve(site, path);
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  write(
    at("nginx.conf"),
    `
    ${existsSync(BROTLI) ? `load_module ${BROTLI};` : ""}
    ${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off;
    pid ${at("nginx.pid")};
    error_log ${at("nginx.log")};
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${at(`temp/${kind}`)};`).join(" ")}
      include ${at("hosting/nginx/maps.conf")};
      server {
        listen 127.0.0.1:${port};
        root ${at("dist")};
        ${existsSync(BROTLI) ? "brotli_static on;" : ""}
        include ${at("hosting/nginx/site.conf")};
      }
    }`,
  );
  mkdirSync(at("temp"), { recursive: true });
  return started(port, "nginx", ["-c", at("nginx.conf")]);
}

async function startCaddy(site: string): Promise<Host> {
  const port = await freePort();
  const imported = `root * ${resolve(site, "dist")}\n  import ${resolve(site, "hosting/caddy/site.caddy")}`;
  write(join(site, "Caddyfile"), `{\n  admin off\n}\nhttp://127.0.0.1:${port} {\n  ${imported}\n}\n`);
  return started(port, "caddy", ["run", "--adapter", "caddyfile", "--config", join(site, "Caddyfile")]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function started(port: number, command: string, args: string[]): Promise<Host> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (words += text));
  const ended = new Promise((done) => child.once("exit", done));
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(words);
      await ask(origin, "/");
    },
    { timeout: 20_000 },
  );
  return { origin, stop: () => (child.kill(), ended) };
}

/** Writes a file and the folders above it. */
export function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a server says about a path, taken exactly as it is written: no client tidies it up first. */
export function ask(origin: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((done, failed) => {
    const request = send({ hostname, port, path, agent: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on("error", failed).end();
  });
}
