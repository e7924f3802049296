import type { Json } from "../../../src/model/fields.ts";
import { newSession, type Session } from "../../../src/studio/app/session.ts";
import type { SessionAction } from "../../../src/studio/app/sessionReduce.ts";
import { schemas } from "../../node/check/site.ts";

export function stored(file: string, data: Json) {
  // What is no JSON is a text as it stands in the file.
  const text = typeof data === "string" ? data : `${JSON.stringify(data, null, 2)}\n`;
  return { file, text, etag: `"${text.length} ${text}"` };
}

export const page = (route: string, ...blocks: Json[]) => ({ route, title: route, description: "A page.", blocks });
export const intro = (heading: string) => ({ type: "intro", heading, text: "Words." });

export const HOME = "pages/index.json";
export const ABOUT = "pages/about.json";

/** Writes the heading of the first block. */
export const write = (file: string, value: string): SessionAction => ({
  type: "edit",
  file,
  action: { type: "set", pointer: "/blocks/0/heading", value },
});

/** A session over these files. */
export function sessionWith(files: Readonly<Record<string, Json>>): Session {
  return newSession(schemas, {
    id: "site",
    files: Object.entries(files).map(([file, data]) => stored(file, data)),
    unreadable: [],
    images: [],
    resources: { images: {}, sprite: { path: "", names: [] }, files: [], served: [], faults: {} },
  });
}
