/** Hears from the server what others change. */
import type { StoredFile, Watcher } from "../store.ts";
import { AnotherSite, type Connection } from "./connection.ts";

/** Milliseconds until the server is looked for again, and the most that it grows to. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 5000;

/** The etags of files, null for those that are gone; of all files that there are when it is whole. */
interface Heard {
  files: Record<string, string | null>;
  whole?: boolean;
}

interface Listening extends Watcher {
  connection(isThere: boolean): void;
  /** The etags that the studio has, or will have when what is under way has ended. */
  known(): Promise<ReadonlyMap<string, string>>;
}

/** Listens until it is ended, over any number of connections. Gives what ends it. */
export function watchServer(server: Connection, listening: Listening): () => void {
  const ended = new AbortController();
  void listen(server, listening, ended.signal);
  return () => ended.abort();
}

async function listen(server: Connection, listening: Listening, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE;
  while (!signal.aborted) {
    try {
      const response = await server.ask("/api/events", { signal });
      if (response?.ok && response.body) {
        pause = FIRST_PAUSE;
        listening.connection(true);
        for await (const heard of eventsIn(response.body)) await tell(server, listening, heard);
      }
    } catch (error) {
      if (error instanceof AnotherSite) return listening.connection(false);
      // The connection was cut off.
    }
    if (signal.aborted) return;
    listening.connection(false);
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

/** Fetches what is new to the studio, and tells it. */
async function tell(server: Connection, listening: Listening, { files, whole = false }: Heard): Promise<void> {
  const known = await listening.known();
  const gone = whole ? [...known.keys()].filter((file) => !Object.hasOwn(files, file)) : [];
  for (const [file, etag] of [...Object.entries(files), ...gone.map((each) => [each, null] as const)]) {
    if ((known.get(file) ?? null) === etag) continue;
    const response = etag === null ? undefined : await server.ask(`/api/file?file=${encodeURIComponent(file)}`);
    if (etag === null || response?.status === 404) listening.changed(file, undefined);
    else if (response?.ok) listening.changed(file, (await response.json()) as StoredFile);
  }
}
