/** An article that was pasted into one section: each of its headings begins a section. */
import { isGroup, type Json, type Path } from "../../model/fields.ts";
import { pathOf, pointerOf } from "../../model/pointer.ts";
import { valueAt } from "../../node/check/json.ts";
import { rootOf } from "../../node/check/lookup.ts";
import { anchorMeant } from "../../node/check/shape/values/meant/anchorMeant.ts";
import type { Group } from "../../node/check/site.ts";
import { anchorsIn, withFreshAnchors } from "../document/anchors.ts";
import type { Form } from "./form.ts";
import { paragraphs } from "./paragraphs.ts";
import type { PastedPart } from "./pasted.ts";

type Known = Pick<Form, "lookup" | "document">;

interface Pasting {
  /** Of the text. */
  pointer: string;
  parts: readonly PastedPart[];
  /** What of the text stays around them. */
  before: string;
  after: string;
  /** Whether they stand in place of a whole text, to which its heading belonged. */
  isInstead: boolean;
}

interface Sections {
  /** The pointer of their list. */
  list: string;
  value: Json[];
  /** How many are new. */
  count: number;
}

/** Undefined where no heading has a text under it, and where the text is not that of an item with a heading. */
export function sectionsOf(known: Known, pasting: Pasting): Sections | undefined {
  const path = pathOf(pasting.pointer, known.document.data);
  const list = path.slice(0, -2);
  const items = valueAt(known.document, list);
  const own = valueAt(known.document, path.slice(0, -1));
  const fields = known.lookup.schemaAt(known.document, path.slice(0, -1))?.schema.properties ?? {};
  // A block has a type, and is no section.
  const isSection = path.at(-1) === "text" && fields["heading"] && !fields["type"];
  if (!Array.isArray(items) || !isGroup(own) || !isSection) return undefined;
  if (pasting.parts.every(({ heading, text }) => heading === undefined || text === "")) return undefined;
  const [first, ...parts] = partsWithin(pasting, own);
  const fresh = parts.map(({ heading = "", text }) => ({
    ...(fields["id"] && { id: anchorMeant(heading) || "section" }),
    heading,
    text: textOf(text),
  }));
  const value = items.toSpliced(Number(path.at(-2)), 1, withPart(own, first!), ...named(known, list, fresh));
  return { list: pointerOf(list), value, count: fresh.length };
}

/** The first part is that of the section itself. What stood behind the caret comes last. */
function partsWithin({ parts, before, after, isInstead }: Pasting, own: Group): PastedPart[] {
  const isHeadless = isInstead || String(own["heading"] ?? "").trim() === "";
  const isOwn = parts[0]!.heading === undefined || (isHeadless && before.trim() === "");
  const [first, ...rest] = isOwn ? parts : [{ text: "" }, ...parts];
  const all = [{ ...first!, text: `${before}\n\n${first!.text}` }, ...rest];
  return all.map((part, at) => (at === all.length - 1 ? { ...part, text: `${part.text}\n\n${after}` } : part));
}

function withPart(own: Group, { heading, text }: PastedPart): Group {
  return { ...own, ...(heading !== undefined && { heading }), text: textOf(text) };
}

/** With names for links that nothing else on the page has. */
function named({ lookup, document }: Known, list: Path, sections: Json[]): Json[] {
  const at = lookup.schemaAt(document, list);
  const taken = anchorsIn(lookup.schemas, rootOf(lookup.schemas, document.role), document.data);
  return at ? (withFreshAnchors(taken, { schemas: lookup.schemas, at }, sections) as Json[]) : sections;
}

function textOf(text: string): Json {
  const parts = paragraphs(text);
  return parts.length > 1 ? parts : (parts[0] ?? "");
}
