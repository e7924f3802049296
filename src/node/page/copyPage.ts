import { isGroup } from "../check/json.ts";
import type { Document } from "../check/document/document.ts";
import { schemaPath } from "./files.ts";
import type { Words } from "./pageTitle.ts";
import { finishEditing, insertField, setValue, startEditing, withoutField } from "./textEdits.ts";

/** The text of a page as a page of its own: with its own address, title and description, without old addresses. */
export function copiedPage(source: Document, page: { route: string; file: string; words: Words }): string {
  const { title, titleAlone, description } = page.words;
  const { $schema, card, titleAlone: alone } = source.data!;
  const gone = titleAlone ? ["aliases"] : ["aliases", "titleAlone"];
  const editing = startEditing(gone.reduce(withoutField, source.text));
  if (typeof $schema === "string") setValue(editing, ["$schema"], schemaPath($schema, source.file, page.file));
  setValue(editing, ["route"], page.route);
  setValue(editing, ["title"], title);
  setValue(editing, ["description"], description);
  if (isGroup(card)) setValue(editing, ["card", "title"], title);
  // With the text of the other one, visitors would take its card for the same.
  if (isGroup(card) && "text" in card) setValue(editing, ["card", "text"], description);
  if (alone === undefined && titleAlone) insertField(editing, ["title"], { name: "titleAlone", content: "true" });
  return finishEditing(editing);
}
