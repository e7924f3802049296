/** Hears from the server what others change. */
import { addresses } from "../../../model/studioProtocol.ts";
import type { SitePictures, StoredFile, Watcher } from "../store.ts";
import { AnotherSite, type Connection } from "./connection.ts";

/** Milliseconds until the server is looked for again, and the most that it grows to. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/** The etags of files, null for those that are gone; of all files that there are when it is whole. */
interface Heard {
  files: Record<string, string | null>;
  whole?: boolean;
  /** Whether anything among the pictures may be different. */
  pictures?: boolean;
}

/** What the studio knows of files, when all that it does to them itself has ended. */
interface Standing {
  etags: ReadonlyMap<string, string>;
  /** Another one after each change of its own. */
  version: number;
}

interface Listening extends Watcher {
  /** The window that listens: it is open for as long as that. */
  window: string;
  standing(): Promise<Standing>;
}

/** Listens until it is ended, over any number of connections. Gives what ends it. */
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
          // What came while nobody was there to tell of it.
          if (heard.pictures || (heard.whole && isAgain)) await tellPictures(server, listening);
          isAgain = true;
        }
      }
      why = undefined;
    } catch (error) {
      // Otherwise the connection was cut off.
      why = error instanceof AnotherSite ? error.message : undefined;
    }
    if (signal.aborted) return;
    listening.connection(false, why);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Heard> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split("\n\n");
    text = events.pop()!;
    for (const event of events) if (event.startsWith("data: ")) yield JSON.parse(event.slice(6)) as Heard;
  }
}

/** Looks at what may be new to the studio, and tells what is. */
async function tell(server: Connection, listening: Listening, { files, whole = false }: Heard): Promise<void> {
  const { etags } = await listening.standing();
  const gone = whole ? [...etags.keys()].filter((file) => !Object.hasOwn(files, file)) : [];
  const doubtful = Object.keys(files).filter((file) => (etags.get(file) ?? null) !== files[file]);
  for (const file of [...doubtful, ...gone]) {
    const found = await look(server, listening, file);
    if (found) listening.changed(file, found.stored);
  }
}

async function tellPictures(server: Connection, { pictures }: Listening): Promise<void> {
  const response = await server.ask(addresses.pictures);
  if (response?.ok) pictures((await response.json()) as SitePictures);
}

/** A file as it is stored; undefined when that is no news, or when nobody answers. */
async function look(
  server: Connection,
  listening: Listening,
  file: string,
): Promise<{ stored: StoredFile | undefined } | undefined> {
  for (;;) {
    const before = await listening.standing();
    const response = await server.ask(`${addresses.file}?file=${encodeURIComponent(file)}`);
    if (!response?.ok && response?.status !== 404) return undefined;
    const stored = response.ok ? ((await response.json()) as StoredFile) : undefined;
    const now = await listening.standing();
    // Otherwise this may be what the studio has written over since.
    if (now.version === before.version) return now.etags.get(file) === stored?.etag ? undefined : { stored };
  }
}
