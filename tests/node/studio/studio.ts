/** A studio over a small site in a temporary folder, asked over real HTTP. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { startStudio } from "../../../src/node/studio/server.ts";
import { etagOf } from "../../../src/node/studio/stored.ts";
import { pictureFiles } from "../check/site.ts";
import { images, siteWith } from "../page/site.ts";
import { writeFiles } from "../../support/folders.ts";
import { engine } from "../../support/engine.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Undefined for what is not JSON. */
  json: never;
}

interface Asked {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  json?: unknown;
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-studio-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A site without a mistake, in a folder of its own. */
export function siteFolder(files: SiteFiles = {}): string {
  const folder = temporaryFolder();
  const pictures = Object.entries(pictureFiles()).filter(([file]) => images.has(file.replace("images/", "")));
  writeFiles(folder, { ...siteWith(files), ...Object.fromEntries(pictures) });
  return folder;
}

/** What Vite makes, as small as it can be. */
export function bundleFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "assets"));
  for (const name of ["index.html", "preview.html"])
    writeFileSync(join(folder, name), `<!doctype html><html><head><title>${name}</title></head><body></body></html>`);
  writeFileSync(join(folder, "assets/main.js"), "1");
  return folder;
}

/** The studio as a browser on the same machine reaches it. What is asked comes from the studio itself unless it says otherwise. */
export async function openStudio(folder = siteFolder(), wanted = 0) {
  const studio = await startStudio(placesOf(engine, folder), bundleFolder(), { port: wanted, exact: true });
  onTestFinished(() => studio.close());
  const { host, port, origin } = new URL(studio.url);
  const document = await send({ headers: { Host: host } }, "/");
  const meta = (name: string) => new RegExp(`<meta name="${name}" content="(\\w+)">`).exec(document.text)![1]!;
  const token = meta("studio-token");

  function send({ method = "GET", headers = {}, body = "" }: Asked, path: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const written = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
      const request = httpRequest(
        { host: "127.0.0.1", port, path, method, headers: written as never, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            const text = Buffer.concat(parts).toString("utf8");
            const isJson = response.headers["content-type"] === "application/json" && text !== "";
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              text,
              json: (isJson ? JSON.parse(text) : undefined) as never,
            });
          });
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  }

  /** A header that is undefined is not sent. */
  function ask(path: string, { json, headers, ...asked }: Asked = {}): Promise<Answer> {
    const own = {
      Host: host,
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      "X-Studio-Token": token,
      ...(json !== undefined && { "Content-Type": "application/json" }),
    };
    const body = json === undefined ? asked.body : JSON.stringify(json);
    return send({ ...asked, headers: { ...own, ...headers }, ...(body !== undefined && { body }) }, path);
  }

  const read = (file: string) => readFileSync(join(folder, file), "utf8");

  /** Saves a file over the version that is there. */
  function save(file: string, text: string, etag: string | null = etagOf(read(file))): Promise<Answer> {
    return ask("/api/files", { method: "PUT", json: { files: [{ file, text, etag }] } });
  }

  return {
    ...studio,
    folder,
    host,
    origin,
    port: Number(port),
    token,
    site: meta("studio-site"),
    document,
    ask,
    read,
    save,
  };
}
