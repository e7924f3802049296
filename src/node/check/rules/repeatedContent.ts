import { blockSchema, type Path } from "../../../model/fields.ts";
import { byName } from "../byName.ts";
import { sharedUses } from "../facts/facts.ts";
import { leastLikeItsName } from "../gathered/pages/copies.ts";
import { alikeIn, isInCopy } from "../gathered/texts/sameTwice.ts";
import { saidTwice } from "../inTexts/saidTwice.ts";
import type { Context, Rule } from "../rule.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { hasClashIn } from "../outline/clashes.ts";
import { quote } from "../wording/words.ts";

/** No block, no entry of a list and no shared block occurs twice. */
export const repeatedContent: Rule = {
  code: "repeated-content",
  severity: "warning",
  docs: {
    title: "The same block, the same entry or the same words twice",
    why: "Visitors read the same thing again. Most often two versions of a page were put together, or something was pasted twice. Where links can lead to places in both, it is an error: they would find only the first.",
    mend: "Take one of the two out, or write what should stand there.",
  },
  each: {
    sharedFile: sayCopied,
    *text({ document, path, text }) {
      const said = saidTwice(text);
      if (said === undefined) return;
      const message = `${quote(said)} is said twice here, one right behind the other.`;
      yield { document, path, point: "value", message, fix: "take one of the two out." };
    },
    *alike(document, context) {
      for (const { path, first } of alikeIn(document).copies) {
        const list = path.slice(0, -1);
        // Equal choices are reported by another rule, and wrong numbers of entries come first.
        if (isOfChoices(document, path) || context.isDoubtful(document, list) || !context.isSound(document, path))
          continue;
        if (isNew(document, { path, first }, context)) continue;
        yield sayTwice(document, { path, first }, context);
      }
      for (const { path, first, name } of alikeIn(document).leads) {
        if (isInCopy(document, path) || !context.isSound(document, path)) continue;
        const message = `"${name}" says the same as that of ${nameOf(document, first, context)}, and the picture is the same.`;
        const fix = "take one of the two blocks out, or change these words.";
        yield { document, path: [...path, name], point: "value", message, fix };
      }
    },
  },
};

/** A shared block in use with the content of another one, which was saved over it. */
function* sayCopied(document: Document, context: Context): Generator<Finding> {
  const alike = [...context.shared.values()].filter(({ text }) => text === document.text);
  // Of files whose names differ only in case, one gets lost, which is reported elsewhere.
  const same = [...byName(alike, ({ file }) => file.toLowerCase()).values()].map(([first]) => first!);
  const nameOfType = ({ data }: Document) => String((data?.["block"] as Group | undefined)?.["type"]);
  if (same.length < 2 || leastLikeItsName(same, nameOfType) !== document) return;
  if (!Array.from(sharedUses(context)).some(({ name }) => name === document.name)) return;
  const message = `this file says the same as ${same.find((other) => other !== document)!.file}.`;
  const fix = "put back what was in it, from an older copy of the site, or change its words.";
  yield { document, path: ["block"], place: [], point: "start", message, fix };
}

function isOfChoices({ role }: Document, path: Path): boolean {
  return role === "site" && path[0] === "fields";
}

/** Whether a block still has the heading of the example with which the studio adds it, and is not right behind the other one. */
function isNew(document: Document, { path, first }: { path: Path; first: Path }, { lookup }: Context): boolean {
  const block = path.length === 2 && Number(path[1]) > Number(first[1]) + 1 ? valueAt(document, path) : undefined;
  const { type, heading } = isGroup(block) ? block : {};
  const { examples = [] } = (typeof type === "string" && blockSchema(lookup.schemas, type)?.schema) || {};
  return heading !== undefined && examples.some((example) => isGroup(example) && example["heading"] === heading);
}

/** The name of a block with its heading, or of an entry by its number. */
function nameOf(document: Document, path: Path, { lookup }: Context): string {
  return isBlockOf(document, path) ? lookup.placeOf(document, path) : lookup.labelOf(document, path);
}

function isBlockOf({ role }: Document, path: Path): boolean {
  return role === "page" && path.length === 2;
}

function sayTwice(document: Document, { path, first }: { path: Path; first: Path }, context: Context): Finding {
  const message = `${nameOf(document, path, context)} says the same as ${context.lookup.labelOf(document, first)}.`;
  const fix = "take one of the two out, or change its words.";
  const place = isBlockOf(document, path) ? [] : path.slice(0, -1);
  const found = { document, path, place, point: "start", message, fix } as const;
  return hasClashIn(document, path, context) ? { ...found, severity: "error" } : found;
}
