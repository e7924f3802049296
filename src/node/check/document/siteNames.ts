/** The names that fields may refer to, by the kind of the field. Read on demand. */
import { once } from "../../../model/once.ts";
import { nameOf, namedOf, SHARED_FOLDER, SITE_FILE } from "../files/sitePaths.ts";
import { isGroup } from "../json.ts";
import type { SiteFiles } from "../site.ts";
import type { Document } from "./document.ts";
import { openDocument } from "./openDocument.ts";

/** Returns no names of forms and fields if pages/_site.json cannot be parsed. */
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
