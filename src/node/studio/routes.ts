/** The routes of the studio's API, by method and path. */
import { rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { percentDecoded } from "../../model/spelling.ts";
import { addresses, FILE_NAME_HEADER } from "../../model/studioProtocol.ts";
import type { Uploaded, Writing } from "../../studio/store/store.ts";
import { loadSite } from "../site/loadSite.ts";
import { ifPossible } from "../command/systemErrors.ts";
import { type RequestBody, groupsIn, optionalText, readBytes, readJson, textIn, textsIn, tooLarge } from "./body.ts";
import { runCommand } from "./commands.ts";
import { draftsIn } from "./drafts.ts";
import { earlierVersion } from "./earlier.ts";
import { pagePath } from "./names.ts";
import { publish, unpublished } from "./publish.ts";
import { Refusal } from "./refusal.ts";
import { type OpenSite, picturesOf, snapshotOf, storedImage } from "./site.ts";
import { readStored } from "./stored.ts";
import { MOST_BYTES, storePicture } from "./upload.ts";
import { writeFiles } from "./write.ts";

interface ApiAnswer {
  status: number;
  body: unknown;
}

type Route = (request: IncomingMessage, url: URL) => Promise<ApiAnswer> | ApiAnswer;

/** Most bytes of the text of one file. */
const MOST_TEXT = 512_000;

/** HTTP statuses by the kind of a result. */
const STATUS = { saved: 200, conflict: 412, problems: 422, done: 200, refused: 409 };

/**
 * @param written Called after files were written, before the response.
 * @param isOpen Whether a window of the studio is open.
 */
export function routesOf(
  site: OpenSite,
  written: () => void,
  isOpen: (window: string) => boolean,
): Readonly<Record<string, Route>> {
  const { places } = site;
  const drafts = draftsIn(join(places.cache, "studio/drafts"), places.site);
  const uploads = createQueue();
  const commits = createQueue();
  /** Images that were uploaded since this server started. Only these may be deleted. */
  const fresh = new Set<string>();

  return {
    [`GET ${addresses.site}`]: async () => ok(await snapshotOf(site)),
    [`GET ${addresses.pictures}`]: async () => ok(await picturesOf(site)),
    [`GET ${addresses.file}`]: (_request, url) => {
      const stored = readStored(places.site, url.searchParams.get("file") ?? "");
      if (!stored) throw new Refusal(404, "There is no such file.");
      return ok(stored);
    },
    [`PUT ${addresses.files}`]: async (request) => {
      const writings = groupsIn(await readJson(request), "files").map(preconditioned);
      if (new Set(writings.map(({ file }) => file)).size < writings.length)
        throw new Refusal(400, "A file can be saved only once at a time.");
      const saved = writeFiles(places, writings);
      // Drafts of other windows stay. A draft that cannot be deleted is no reason to report a failed save.
      if (saved.kind === "saved") ifPossible(drafts.forgetStored);
      written();
      return { status: STATUS[saved.kind], body: saved };
    },
    [`POST ${addresses.pages}`]: async (request) => {
      const done = runCommand(places, await readJson(request));
      written();
      return { status: STATUS[done.kind], body: done };
    },
    [`POST ${addresses.images}`]: async (request) => {
      const bytes = await readBytes(request, MOST_BYTES);
      // Headers hold ASCII only, so the name of a file is percent-encoded.
      const wish = percentDecoded(String(request.headers[FILE_NAME_HEADER] ?? "")) ?? "";
      // Two uploads at the same time could choose the same free name.
      return ok(await uploaded(await uploads(() => storePicture(places.site, bytes, wish))));
    },
    [`DELETE ${addresses.images}`]: (_request, url) => {
      const name = url.searchParams.get("name") ?? "";
      if (!fresh.delete(name)) throw new Refusal(403, "Only a picture that was just uploaded can be taken back.");
      if (!isNamed(name)) removePicture(name);
      written();
      return ok({});
    },
    [`GET ${addresses.changes}`]: () => ok(unpublished(places)),
    [`GET ${addresses.earlier}`]: (_request, url) =>
      ok(earlierVersion(places.site, url.searchParams.get("file") ?? "")),
    [`POST ${addresses.commits}`]: async (request) => {
      const given = await readJson(request);
      const [message, files] = [textIn(given, "message"), textsIn(given, "files")];
      return ok(await commits(() => publish(places, message, files)));
    },
    [`GET ${addresses.drafts}`]: () => {
      ifPossible(drafts.forgetStored);
      // A draft of an open window is still being worked on there.
      return ok({ drafts: drafts.list().filter(({ window }) => window === undefined || !isOpen(window)) });
    },
    [`PUT ${addresses.drafts}`]: async (request) => {
      const given = await readJson(request);
      drafts.keep({ ...writingIn(given), window: optionalText(given, "window") });
      return ok({});
    },
    [`DELETE ${addresses.drafts}`]: (_request, url) => {
      const file = url.searchParams.get("file") ?? "";
      pagePath(places.site, file);
      drafts.drop({ file, window: url.searchParams.get("window") ?? undefined });
      return ok({});
    },
  };

  /** Describes an uploaded image, or deletes it if it cannot be shown. */
  async function uploaded({ name, isKnown }: Awaited<ReturnType<typeof storePicture>>): Promise<Uploaded> {
    site.forgetPictures();
    try {
      const { resources } = await site.pictures();
      const known = resources.images[name];
      const image = known && storedImage(places.site, name, known);
      if (!image)
        throw new Refusal(415, `${name} cannot be shown. Export the picture again as WebP, PNG, JPEG or SVG.`);
      // Who uploaded it before has chosen it: it stays, whatever happens to this upload.
      if (isKnown) fresh.delete(name);
      else fresh.add(name);
      return { kind: "uploaded", image, resources };
    } catch (error) {
      if (!isKnown) removePicture(name);
      throw error;
    }
  }

  /** Whether a file or a draft names an image. */
  function isNamed(picture: string): boolean {
    const name = JSON.stringify(picture);
    const texts = [...Object.values(loadSite(places.site).files), ...drafts.list().map(({ text }) => text)];
    return texts.some((text) => typeof text === "string" && text.includes(name));
  }

  function removePicture(name: string): void {
    rmSync(join(places.site, "images", name), { force: true });
    site.forgetPictures();
  }
}

/** Starts each task when the one before has settled. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

function ok(body: unknown): ApiAnswer {
  return { status: 200, body };
}

/** A write with its precondition: the etag of the version that was changed, or null for a new file. */
function preconditioned(given: RequestBody): Writing {
  if (!Object.hasOwn(given, "etag")) throw new Refusal(428, "It is not said which version of the file was changed.");
  return writingIn(given);
}

function writingIn(given: RequestBody): Writing {
  const etag = given["etag"] === null ? undefined : optionalText(given, "etag");
  const [file, text] = [textIn(given, "file"), textIn(given, "text")];
  if (Buffer.byteLength(text) > MOST_TEXT) throw tooLarge(file, MOST_TEXT);
  return { file, text, etag };
}
