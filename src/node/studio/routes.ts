/** What the studio can ask for, by method and address. */
import { rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Uploaded, Writing } from "../../studio/store/store.ts";
import { loadSite } from "../loadSite.ts";
import { ifPossible } from "../systemErrors.ts";
import { type Given, groupsIn, optionalText, readBytes, readJson, textIn, textsIn, tooLarge } from "./body.ts";
import { runCommand } from "./commands.ts";
import { draftsIn } from "./drafts.ts";
import { pagePath } from "./names.ts";
import { publish, unpublished } from "./publish.ts";
import { Refusal } from "./refusal.ts";
import { type OpenSite, picturesOf, snapshotOf, storedImage } from "./site.ts";
import { readStored } from "./stored.ts";
import { MOST_BYTES, storePicture } from "./upload.ts";
import { writeFiles } from "./write.ts";

interface Answer {
  status: number;
  body: unknown;
}

type Route = (request: IncomingMessage, url: URL) => Promise<Answer> | Answer;

/** Bytes of the text of one file. */
const MOST_TEXT = 512_000;

/** Statuses of what is no success and yet expected. */
const STATUS = { saved: 200, conflict: 412, problems: 422, done: 200, refused: 409 };

/**
 * @param written Called when something was written, before it is answered.
 * @param isOpen Whether somebody has a window of the studio open.
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
  /** Pictures that were uploaded since the studio was started. */
  const fresh = new Set<string>();

  return {
    "GET /api/site": async () => ok(await snapshotOf(site)),
    "GET /api/pictures": async () => ok(await picturesOf(site)),
    "GET /api/file": (_request, url) => {
      const stored = readStored(places.site, url.searchParams.get("file") ?? "");
      if (!stored) throw new Refusal(404, "There is no such file.");
      return ok(stored);
    },
    "PUT /api/files": async (request) => {
      const writings = groupsIn(await readJson(request), "files").map(preconditioned);
      if (new Set(writings.map(({ file }) => file)).size < writings.length)
        throw new Refusal(400, "A file can be saved only once at a time.");
      const saved = writeFiles(places, writings);
      // What another window has not saved stays. Saved is saved, also where no draft can be removed.
      if (saved.kind === "saved") ifPossible(drafts.forgetStored);
      written();
      return { status: STATUS[saved.kind], body: saved };
    },
    "POST /api/pages": async (request) => {
      const done = runCommand(places, await readJson(request));
      written();
      return { status: STATUS[done.kind], body: done };
    },
    "POST /api/images": async (request) => {
      const bytes = await readBytes(request, MOST_BYTES);
      const wish = decode(String(request.headers["x-file-name"] ?? ""));
      // Two uploads at the same time could choose the same free name.
      return ok(await uploaded(await uploads(() => storePicture(places.site, bytes, wish))));
    },
    "DELETE /api/images": (_request, url) => {
      const name = url.searchParams.get("name") ?? "";
      if (!fresh.delete(name)) throw new Refusal(403, "Only a picture that was just uploaded can be taken back.");
      if (!isNamed(name)) removePicture(name);
      written();
      return ok({});
    },
    "GET /api/changes": () => ok(unpublished(places)),
    "POST /api/commits": async (request) => {
      const given = await readJson(request);
      const [message, files] = [textIn(given, "message"), textsIn(given, "files")];
      return ok(await commits(() => publish(places, message, files)));
    },
    "GET /api/drafts": () => {
      ifPossible(drafts.forgetStored);
      // Other browsers have windows too: what somebody works on there is no draft that was left behind.
      return ok({ drafts: drafts.list().filter(({ window }) => window === undefined || !isOpen(window)) });
    },
    "PUT /api/drafts": async (request) => {
      const given = await readJson(request);
      drafts.keep({ ...writingIn(given), window: optionalText(given, "window") });
      return ok({});
    },
    "DELETE /api/drafts": (_request, url) => {
      const file = url.searchParams.get("file") ?? "";
      pagePath(places.site, file);
      drafts.drop({ file, window: url.searchParams.get("window") ?? undefined });
      return ok({});
    },
  };

  /** A picture that is refused after all does not stay. */
  async function uploaded(name: string): Promise<Uploaded> {
    site.forgetPictures();
    try {
      const { resources } = await site.pictures();
      const known = resources.images[name];
      const image = known && storedImage(places.site, name, known);
      if (!image)
        throw new Refusal(415, `${name} cannot be shown. Export the picture again as WebP, PNG, JPEG or SVG.`);
      fresh.add(name);
      return { kind: "uploaded", image, resources };
    } catch (error) {
      removePicture(name);
      throw error;
    }
  }

  /** Whether a text names a picture, also one that another window has not saved. */
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

function ok(body: unknown): Answer {
  return { status: 200, body };
}

/** Who saves says what was there: an etag, or null where nothing was. */
function preconditioned(given: Given): Writing {
  if (!Object.hasOwn(given, "etag")) throw new Refusal(428, "It is not said which version of the file was changed.");
  return writingIn(given);
}

function writingIn(given: Given): Writing {
  const etag = given["etag"] === null ? undefined : optionalText(given, "etag");
  const [file, text] = [textIn(given, "file"), textIn(given, "text")];
  if (Buffer.byteLength(text) > MOST_TEXT) throw tooLarge(file, MOST_TEXT);
  return { file, text, etag };
}

/** Headers hold plain letters only, so a name is written like an address. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return "";
  }
}
