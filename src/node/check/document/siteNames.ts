/** The names that pages and forms can ask for, by the kind of the fields that ask, which are read when somebody wants to know. */
import { once } from "../once.ts";
import { nameOf, namedOf, SHARED_FOLDER, SITE_FILE } from "../files/sitePaths.ts";
import { isGroup } from "../json.ts";
import type { SiteFiles } from "../site.ts";
import type { Document } from "./document.ts";
import { openDocument } from "./openDocument.ts";

/** Nothing where the settings cannot be read. */
export function siteNames(files: SiteFiles): (kind: unknown) => readonly string[] {
  const settings = once(() => {
    const document: Document = { ...namedOf(SITE_FILE), text: "" };
    if (Object.hasOwn(files, SITE_FILE)) openDocument(document, files[SITE_FILE]!, { problems: [] });
    return document.data;
  });
  const namesIn = (group: string) => once(() => (isGroup(settings()?.[group]) ? Object.keys(settings()![group]!) : []));
  const byKind = new Map([
    ["form", namesIn("forms")],
    ["field", namesIn("fields")],
    ["shared", once(() => sharedIn(files))],
  ]);
  return (kind) => byKind.get(String(kind))?.() ?? [];
}

function sharedIn(files: SiteFiles): string[] {
  return Object.keys(files).flatMap((file) =>
    file.startsWith(SHARED_FOLDER) && file.endsWith(".json") ? [nameOf(file)] : [],
  );
}
