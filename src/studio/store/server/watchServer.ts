/** Listens to the server's events about changes by others. */
import { addresses } from "../../../model/studioProtocol.ts";
import type { FoundFile, SitePictures, StoredFile, Watcher } from "../store.ts";
import { AnotherSite, type Connection } from "./connection.ts";

/** Milliseconds before the first reconnect; doubled each time, up to the longest pause. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/** How many files are fetched at once. A pull changes hundreds: one by one they took most of a minute on a busy computer. */
const AT_ONCE = 20;

/** The etags of changed files, null for deleted ones; of all files if it is `whole`. */
interface ServerEvent {
  files: Record<string, string | null>;
  whole?: boolean;
  /** Whether anything among the pictures may be different. */
  pictures?: boolean;
}

/** The etags that the studio knows, once its own pending writes have ended. */
interface KnownFiles {
  etags: ReadonlyMap<string, string>;
  /** Changes with each write of the studio itself. */
  version: number;
}

interface Listening extends Watcher {
  /** The id of this window, which the server takes to be open while it listens. */
  window: string;
  standing(): Promise<KnownFiles>;
}

/** Listens, and reconnects, until it is stopped. Returns a function that stops it. */
export function watchServer(server: Connection, listening: Listening): () => void {
  const ended = new AbortController();
  void listen(server, listening, ended.signal);
  return () => ended.abort();
}

async function listen(server: Connection, listening: Listening, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  let isAgain = false;
  let why: string | undefined;
  while (!signal.aborted) {
    try {
      const response = await server.ask(`${addresses.events}?window=${listening.window}`, { signal });
      if (response?.ok && response.body) {
        pause = FIRST_PAUSE;
        listening.connection(true);
        for await (const heard of eventsIn(response.body)) {
          await tell(server, listening, heard);
          // After a reconnect: pictures may have changed while nobody listened.
          if (heard.pictures || (heard.whole && isAgain)) await tellPictures(server, listening);
          isAgain = true;
        }
      }
      why = undefined;
    } catch (error) {
      // Any other error is a connection that was cut off.
      why = error instanceof AnotherSite ? error.message : undefined;
    }
    if (signal.aborted) return;
    listening.connection(false, why);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop()!;
    for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice(6)) as ServerEvent;
  }
}

/** Fetches the files whose etags differ from the known ones, and reports those that have changed. */
async function tell(server: Connection, listening: Listening, { files, whole = false }: ServerEvent): Promise<void> {
  const { etags } = await listening.standing();
  const gone = whole ? [...etags.keys()].filter((file) => !Object.hasOwn(files, file)) : [];
  const doubtful = Object.keys(files).filter((file) => (etags.get(file) ?? null) !== files[file]);
  // A file that was renamed has come and is gone: both are told together.
  const isThere = (file: string) => Boolean(files[file]) && etags.has(file);
  const asked = [...doubtful, ...gone].toSorted((a, b) => Number(isThere(a)) - Number(isThere(b)));
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const found = await look(server, listening, asked.slice(at, at + AT_ONCE));
    if (found.length > 0) listening.changed(found);
  }
}

async function tellPictures(server: Connection, { pictures }: Listening): Promise<void> {
  const response = await server.ask(addresses.pictures);
  if (response?.ok) pictures((await response.json()) as SitePictures);
}

/** Fetches files, and returns those that are not as they are known. */
async function look(server: Connection, listening: Listening, files: readonly string[]): Promise<FoundFile[]> {
  for (;;) {
    const before = await listening.standing();
    const answers = await Promise.all(files.map((file) => fetchFile(server, file)));
    const { version, etags } = await listening.standing();
    // Else the studio has written meanwhile, and an answer may be older than that: ask again.
    if (version === before.version)
      return answers.flatMap((each) => (each && etags.get(each.file) !== each.stored?.etag ? [each] : []));
  }
}

/** Undefined when the server does not answer. */
async function fetchFile(server: Connection, file: string): Promise<FoundFile | undefined> {
  const response = await server.ask(`${addresses.file}?file=${encodeURIComponent(file)}`);
  if (!response?.ok && response?.status !== 404) return undefined;
  return { file, stored: response.ok ? ((await response.json()) as StoredFile) : undefined };
}
