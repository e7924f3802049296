import { isGroup } from "../../model/fields.ts";
import type { Document } from "../check/document/document.ts";
import { schemaPath } from "./files.ts";
import type { NewPageWords } from "./pageTitle.ts";
import { finishEditing, insertField, setValue, startEditing, withoutField } from "./textEdits.ts";

/** The text of a copied page, with its own route, title and description, and without aliases. */
export function copiedPage(source: Document, page: { route: string; file: string; words: NewPageWords }): string {
  const { title, titleAlone, description } = page.words;
  const { $schema, card, titleAlone: alone } = source.data!;
  const gone = titleAlone ? ["aliases"] : ["aliases", "titleAlone"];
  const editing = startEditing(gone.reduce(withoutField, source.text));
  if (typeof $schema === "string") setValue(editing, ["$schema"], schemaPath($schema, source.file, page.file));
  setValue(editing, ["route"], page.route);
  setValue(editing, ["title"], title);
  setValue(editing, ["description"], description);
  if (isGroup(card)) setValue(editing, ["card", "title"], title);
  // With the same text, visitors would take both cards for one page.
  if (isGroup(card) && "text" in card) setValue(editing, ["card", "text"], description);
  if (alone === undefined && titleAlone) insertField(editing, ["title"], { name: "titleAlone", content: "true" });
  return finishEditing(editing);
}
