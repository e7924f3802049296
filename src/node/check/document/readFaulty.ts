/** Reads a text that is not JSON: reports what is wrong with it, and goes on with the repaired text. */
import type { Json } from "../../../model/fields.ts";
import { append } from "../append.ts";
import type { FileProblem } from "../finding.ts";
import type { Lookup } from "../lookup.ts";
import type { SyntaxFault } from "../syntax/fault.ts";
import type { Faults } from "../syntax/faultsIn.ts";
import { faultsInFile } from "../syntax/faultsInFile.ts";
import { isJsonText } from "../syntax/isJsonText.ts";
import { DEEPEST, tooDeepAt } from "./depth.ts";
import type { Document, Mending } from "./document.ts";
import { guessRoute, isRouteSpoilt } from "./guessRoute.ts";
import { tooDeep } from "./keys.ts";
import { withLostName } from "./lostName.ts";
import { problemAt, samePlace } from "./position.ts";
import { uncheckedRest } from "./uncheckedRest.ts";

interface FaultyOptions {
  /** Receives what is wrong with the text. */
  problems: FileProblem[];
  /** Finds the schema of a place. If left out, a lost name stays unknown. */
  lookup?: Pick<Lookup, "schemas" | "schemaAt"> | undefined;
}

/**
 * @param text The text of the document, without byte order marks.
 * @returns The value of the repaired text; undefined if it cannot be repaired.
 */
export function readFaulty(document: Document, text: string, { problems, lookup }: FaultyOptions): Json | undefined {
  const deep = tooDeep(text, DEEPEST);
  if (document.role === "page") document.route = guessRoute(text, deep === undefined);
  if (deep !== undefined) {
    problems.push(tooDeepAt(document, deep));
    return undefined;
  }
  const faults = faultsInFile(text, document.role);
  const { told, mended } = lookup ? withLostName(faults, document, lookup) : faults;
  const canGoOn = isSound(mended, document);
  const last = canGoOn ? undefined : told.at(-1);
  const found = told.map((fault) => problemOf(document, fault, fault === last ? uncheckedRest(document) : undefined));
  append(problems, found);
  if (canGoOn) {
    const shownLines = new Set(found.flatMap(({ line }, i) => (told[i]!.showsLine ? [line] : [])));
    const remainders = new Set(told.flatMap(({ remainder }) => remainder ?? []));
    return takeMended(document, { ...mended, shownLines, remainders });
  }
  // Links to an unknown route must not be reported as broken.
  if (isRouteSpoilt(document, text, found)) delete document.route;
  return undefined;
}

/**
 * Whether a repaired text can be checked. Not pages/_site.json with a lost name: pages would be blamed for referring to
 * it.
 */
function isSound(mended: Faults["mended"], { role }: Document): mended is NonNullable<Faults["mended"]> {
  return mended !== undefined && isJsonText(mended.text) && !(mended.hasLostName && role === "site");
}

function problemOf(document: Document, fault: SyntaxFault, note: string | undefined): FileProblem {
  const { alike, tags, either, isBefore, lone, shown } = fault;
  const others = alike?.map((other) => samePlace(problemAt(document, other, other)));
  return {
    ...problemAt(document, fault, { ...fault, note }),
    ...(others && { others }),
    ...(tags && { tags }),
    ...(either && { either }),
    ...(lone && { lone }),
    ...(isBefore && { isBefore }),
    ...(shown !== undefined && { shown }),
  };
}

/** Replaces the text of a document by the repaired one. */
function takeMended(document: Document, { text, ...mended }: Omit<Mending, "written"> & { text: string }): Json {
  document.mended = { written: document.text, ...mended };
  document.text = text;
  return JSON.parse(text) as Json;
}
