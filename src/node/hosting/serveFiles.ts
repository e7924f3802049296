import { closeSync, createReadStream, fstatSync, openSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { percentDecoded, pathnameOf } from "../../model/spelling.ts";
import { filesBelow } from "../filesBelow.mjs";
import { isMissing } from "../command/systemErrors.ts";
import { contentTypeOf } from "./contentTypes.ts";
import { caching, cachingOf, notServed } from "./headers.ts";
import { type ByteRange, encodingsFor, endings, isKnown, rangeOf } from "./negotiate.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a built folder as static hosts do: the file of a path, or that file with `.html`, or 404.html with status 404. */
export function fileServer(folder: string): Handler {
  // Only these can be requested, whatever the spelling of a path.
  const names = new Set(filesBelow(folder));

  // Kept in memory: it is the response as well while a build replaces the folder.
  const missing = new Map(
    ["", ...endings]
      .filter((ending) => names.has(`404.html${ending}`))
      .map((ending) => [ending, readFileSync(join(folder, `404.html${ending}`))]),
  );

  return (request, response) => {
    const path = percentDecoded(pathnameOf(request.url)) ?? "";
    const stem = path === "/" ? "index" : path.slice(1);
    const name = [stem, `${stem}.html`].find((each) => names.has(each));
    if (name === undefined || notServed.includes(path)) return answerMissing(request, response);
    const { ending, headers } = variantOf(name, request);
    const sent = {
      path: join(folder, name + ending),
      ending,
      headers: { ...headers, "Cache-Control": cachingOf(path) },
    };
    if (!sendFile(request, response, sent)) answerMissing(request, response);
  };

  function answerMissing(request: IncomingMessage, response: ServerResponse): void {
    const { ending, headers } = variantOf("404.html", request);
    const page = missing.get(ending)!;
    response.writeHead(404, { ...headers, "Cache-Control": caching.asked, "Content-Length": page.length });
    response.end(request.method === "HEAD" ? undefined : page);
  }

  /** The best variant of a file for a client: a compressed one, if there is one beside it. */
  function variantOf(name: string, request: IncomingMessage): { ending: string; headers: Record<string, string> } {
    const type = { "Content-Type": contentTypeOf(name) };
    if (!endings.some((ending) => names.has(name + ending))) return { ending: "", headers: type };
    const headers = { ...type, Vary: "Accept-Encoding" };
    const accepted = encodingsFor(request.headers["accept-encoding"]);
    const best = accepted.find(({ ending }) => names.has(name + ending));
    return best
      ? { ending: best.ending, headers: { ...headers, "Content-Encoding": best.name } }
      : { ending: "", headers };
  }
}

interface SentFile {
  path: string;
  /** The extension of a compressed file. */
  ending?: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Answers with a file: with its ETag, and with a part of it if that is requested.
 * @returns False if the file is missing; then nothing has been sent.
 */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SentFile): boolean {
  const { path, ending = "", headers } = file;
  // The file stays open from here on: a build may replace the folder, and the headers have to describe the body that is sent.
  const fd = opened(path);
  if (fd === undefined) return false;
  const { size, mtimeMs } = fstatSync(fd);
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${ending}"`;
  const part = answerHead(request, response, {
    size,
    headers: { ...headers, ETag: etag, ...(ending ? {} : { "Accept-Ranges": "bytes" }) },
  });
  if (!part) {
    closeSync(fd);
    response.end();
    return true;
  }
  // A client may close the connection, which is no error; any other error truncates the response.
  pipeline(createReadStream("", { fd, ...part }), response, () => {});
  return true;
}

interface ServedFile {
  size: number;
  headers: Readonly<Record<string, string>> & { ETag: string };
}

/** Returns the byte range of the body, empty for the whole file; undefined if there is no body. */
function answerHead(
  request: IncomingMessage,
  response: ServerResponse,
  { size, headers }: ServedFile,
): Partial<ByteRange> | undefined {
  const asked = request.headers;
  if (isKnown(headers.ETag, asked["if-none-match"])) return void response.writeHead(304, headers);
  const isSame = asked["if-range"] === undefined || asked["if-range"] === headers.ETag;
  const range = request.method === "GET" && isSame ? rangeOf(asked.range, size) : undefined;
  if (range === "outside") return void response.writeHead(416, { "Content-Range": `bytes */${size}` });
  if (range) {
    const { start, end } = range;
    const part = { "Content-Range": `bytes ${start}-${end}/${size}`, "Content-Length": end - start + 1 };
    response.writeHead(206, { ...headers, ...part });
  } else {
    response.writeHead(200, { ...headers, "Content-Length": size });
  }
  return request.method === "HEAD" ? undefined : (range ?? {});
}

function opened(file: string): number | undefined {
  try {
    return openSync(file, "r");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
