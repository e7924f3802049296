/** What the schemas say while somebody writes a file as JSON: what can stand at a place, and what the thing there is. */
import { type CompletionItem, getLanguageService, TextDocument, type TextEdit } from "vscode-json-languageservice";
import type { Schemas } from "../../model/fields.ts";
import { ROOTS } from "../../node/check/lookup.ts";
import type { NamedFile } from "../document/read.ts";

const SCHEMAS = "file:///schema/";
const FILES = "file:///site/";

/** A place in a text, counted in characters from 0. */
interface TextPosition {
  text: string;
  offset: number;
}

/** What can be written at a place. */
export interface Offer {
  /** What is written over. */
  from: number;
  to: number;
  /** As it is listed. */
  label: string;
  /** The text that typed characters are matched with. */
  typed: string;
  description: string;
  /** What is written. Further lines are indented by tabs, from where the first begins. */
  text: string;
  /** What is selected in it afterwards; undefined for its end. */
  selected: { from: number; to: number } | undefined;
  /** Whether more is offered behind it. */
  goesOn: boolean;
}

interface Explained {
  from: number;
  to: number;
  paragraphs: string[];
}

export interface JsonService {
  /** What can be written at a place. */
  offers(place: TextPosition): Promise<Offer[]>;
  /** What the name or the value at a place is; undefined where no schema says. */
  explain(place: TextPosition): Promise<Explained | undefined>;
}

/** @param role Of the file: its schema is that of its role, whatever "$schema" in it says. */
export function createJsonService(schemas: Schemas, role: NamedFile["role"]): JsonService {
  const service = getLanguageService({
    workspaceContext: {
      resolveRelativePath: (path, from) => (from.startsWith(FILES) ? SCHEMAS + ROOTS[role] : new URL(path, from).href),
    },
  });
  service.configure({
    schemas: Object.entries(schemas).map(([file, schema]) => ({
      uri: SCHEMAS + file,
      schema: schema as never,
      ...(file === ROOTS[role] && { fileMatch: ["*"] }),
    })),
  });
  const open = ({ text, offset }: TextPosition) => {
    const document = TextDocument.create(`${FILES}file.json`, "json", 1, text);
    return { document, position: document.positionAt(offset), parsed: service.parseJSONDocument(document) };
  };
  return {
    async offers(place) {
      const { document, position, parsed } = open(place);
      const found = await service.doComplete(document, position, parsed);
      return (found?.items ?? []).map((item) => offerOf(document, item));
    },
    async explain(place) {
      const { document, position, parsed } = open(place);
      const found = await service.doHover(document, position, parsed);
      const words = [found?.contents ?? []].flat().map(String).join("\n");
      if (!found?.range || words === "") return undefined;
      return { ...offsets(document, found.range), paragraphs: plain(words).split("\n\n") };
    },
  };
}

function offerOf(
  document: TextDocument,
  { label, filterText, documentation, textEdit, command }: CompletionItem,
): Offer {
  const { range, newText } = textEdit as TextEdit;
  return {
    ...offsets(document, range),
    label,
    typed: filterText ?? label,
    description: typeof documentation === "string" ? documentation : "",
    ...written(newText),
    goesOn: command !== undefined,
  };
}

function offsets(document: TextDocument, { start, end }: TextEdit["range"]): { from: number; to: number } {
  return { from: document.offsetAt(start), to: document.offsetAt(end) };
}

/** A text without the marks for places to fill in; what stands at the first of them is what is written over. */
function written(marked: string): Pick<Offer, "text" | "selected"> {
  let text = "";
  let selected: Offer["selected"];
  let from = 0;
  for (const mark of marked.matchAll(/\\([\\$}])|\$\{\d+:?([^}]*)\}|\$\d/g)) {
    const [all, letter, filled = ""] = mark;
    text += marked.slice(from, mark.index);
    from = mark.index + all.length;
    if (letter === undefined) selected ??= { from: text.length, to: text.length + filled.length };
    text += letter ?? filled;
  }
  return { text: text + marked.slice(from), selected };
}

/** What the service escapes for Markdown. */
function plain(words: string): string {
  return words.replaceAll(/\\([\\`*_{}[\]()<>#+\-.!\n])/g, "$1").replaceAll("&nbsp;", " ");
}
