/** The studio's HTTP server: the client bundle, the images of the site, and the API. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { addresses, API, SITE_META, TOKEN_META } from "../../model/studioProtocol.ts";
import { removeLeftOver } from "../beside.ts";
import { caching } from "../hosting/headers.ts";
import { ImageError } from "../images/imageError.ts";
import { CannotWrite } from "../page/writeChanges.ts";
import { parseUrl } from "../../model/urls.ts";
import { type Places, watchedFolders } from "../site/places.ts";
import { unwritableIn } from "../command/unwritable.ts";
import { studioFiles } from "./documents.ts";
import { createEvents } from "./events.ts";
import { checkCaller, checkHost, checkSource, everywhere } from "./guards.ts";
import { listen, type ListenOptions } from "./listen.ts";
import { isForReader, Refusal, refusedDocument } from "./refusal.ts";
import { leadsInto } from "./names.ts";
import { routesOf } from "./routes.ts";
import { openSite } from "./site.ts";
import { watchSite } from "./watch.ts";

/** Milliseconds that open requests may take after the server was told to end. */
const LONGEST_END = 5000;

const NOTHING_HERE =
  "The studio has nothing here. To see the site as visitors do, type npm run dev into another terminal, and open the address that it prints.";

export interface Studio {
  url: string;
  /** Waits for open requests, then ends the server. */
  close(): Promise<void>;
}

/** @param bundle The folder of the client bundle. */
export async function startStudio(places: Places, bundle: string, wish: ListenOptions): Promise<Studio> {
  for (const folder of watchedFolders(places.site)) if (leadsInto(places.site, folder)) removeLeftOver(folder);
  let isEnding = false;
  const server = createServer((request, response) => {
    // Further requests on a keep-alive connection would keep the server from ending.
    if (isEnding) return void response.writeHead(503, { Connection: "close" }).end();
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => refuse({ request, response }, error, places.site));
  });
  const host = `127.0.0.1:${await listen(server, wish)}`;
  const token = randomBytes(32).toString("hex");
  const site = openSite(places);
  const files = studioFiles(bundle, { [TOKEN_META]: token, [SITE_META]: site.id });
  const events = createEvents();
  const watch = watchSite(places.site, (changed, beside) => {
    if (beside) site.forgetPictures();
    events.send({ files: changed, ...(beside && { pictures: true }) });
  });
  const routes = routesOf(site, watch.look, events.isOpen);
  return { url: `http://${host}/`, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkHost(request, host);
    checkSource(request, host);
    const url = parseUrl(`http://${host}${request.url}`);
    if (!url) throw new Refusal(400, "This is no address of the studio.");
    const asked = `${request.method} ${url.pathname}`;
    if (url.pathname.startsWith(API)) {
      checkCaller(request, token);
      if (asked === `GET ${addresses.events}`)
        return events.add(response, url.searchParams.get("window"), { files: watch.all(), whole: true });
      if (!Object.hasOwn(routes, asked)) throw new Refusal(404, "The studio has nothing here.");
      const { status, body } = await routes[asked]!(request, url);
      return sendJson(response, status, body);
    }
    if (request.method !== "GET") throw new Refusal(405, "This can only be looked at.");
    const sent = files.get(url.pathname);
    if (sent) return void response.writeHead(200, sent.headers).end(sent.body);
    const picture = await (await site.pictures()).file(url.pathname);
    if (!picture) throw new Refusal(404, NOTHING_HERE);
    // An SVG that is opened by itself is a document, in which scripts could run.
    const headers = { "Cache-Control": caching.kept, "Content-Security-Policy": "default-src 'none'; sandbox" };
    response.writeHead(200, { ...headers, "Content-Type": picture.type }).end(picture.body);
  }

  async function close(): Promise<void> {
    isEnding = true;
    watch.close();
    events.close();
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeIdleConnections();
    const impatient = setTimeout(() => server.closeAllConnections(), LONGEST_END);
    await closed;
    clearTimeout(impatient);
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function refuse({ request, response }: Exchange, error: unknown, root: string): void {
  // The client has closed the connection.
  if (response.destroyed) return;
  if (error instanceof Refusal && isForReader(request)) return sendWords(response, error);
  if (error instanceof Refusal)
    return sendJson(response, error.status, { kind: "refused", message: error.message, ...error.more });
  if (error instanceof ImageError) return sendJson(response, 404, { kind: "refused", message: error.message });
  const why = error instanceof CannotWrite ? error.message : unwritableIn(root, error);
  if (why !== undefined) return sendJson(response, 409, { kind: "refused", message: why });
  const { message } = error instanceof Error ? error : new Error(String(error));
  console.error(`The studio failed: ${message}`);
  sendJson(response, 500, {
    kind: "refused",
    message: `The studio itself failed, and nothing was changed: ${message}`,
  });
}

function sendWords(response: ServerResponse, { status, message }: Refusal): void {
  const headers = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  };
  response.writeHead(status, { ...headers, "Content-Type": "text/html; charset=utf-8" }).end(refusedDocument(message));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) return void response.end();
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
