/** Words for options that do not exist. */
import type { Json } from "../../../../model/fields.ts";
import { OTHER_COLOURS } from "../../../../model/grounds.ts";
import { groundChoice, groundsMeant } from "./colourMeant.ts";
import { listNames } from "../../wording/listNames.ts";
import { explainKind } from "../names/formKinds.ts";
import { didYouMean, insteadOf, writing } from "../../wording/instead.ts";
import { isGroup, valueAt } from "../../json.ts";
import { drawingIn, namesInFolders, noDrawing, withoutParts } from "./explainDrawing.ts";
import { isMailbox, isOfDelivery, noMailbox } from "../names/mailbox.ts";
import { isDrawing } from "../../gathered/drawings.ts";
import { optionMeant } from "./optionMeant.ts";
import { oneNumberIn } from "./types/quotes.ts";
import { isBlank } from "../../../../model/blank.ts";
import { fold, sameLetters } from "../../wording/suggest.ts";
import { choice, kindOf, numberOf, written } from "../../wording/words.ts";
import type { Said, Wrong } from "../wrong.ts";

export function explainOption(wrong: Wrong): Said {
  const kind = explainKind(wrong);
  if (kind) return kind;
  const { lookup, document, path, value, label, error } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema;
  const options = (
    schema?.enum ??
    (error.params["allowedValues"] as Json[] | undefined) ?? [error.params["allowedValue"] as Json]
  ).filter((option) => option !== undefined);
  const message = `${label} cannot be ${typeof value === "object" ? kindOf(value) : written(value)}.`;
  if (isOfDelivery(document, path) && isMailbox(value)) {
    const why = `${message.slice(0, -1)}: pages cannot send forms to a mailbox.`;
    return { code: "unknown-option", message: why, fix: noMailbox(valueAt(document, path.slice(0, -1))) };
  }
  const same = options.find((option) => typeof option !== typeof value && String(option) === textOf(value));
  if (same !== undefined) {
    if (isGroup(value))
      return { code: "unknown-option", message, fix: `write it without { }: ${label}: ${written(same)}.` };
    if (typeof value === "object") return { code: "unknown-option", message, fix: `write ${written(same)}.` };
    const fix =
      typeof same === "string"
        ? `put it in quotation marks: "${same}".`
        : `take the quotation marks away: ${String(same)}.`;
    return { code: "unknown-option", message, fix, edit: writing(same) };
  }
  const names = options.filter((option) => typeof option === "string");
  const all = names.length === options.length ? listNames(names) : options.map(String).join(" or ");
  if (value === null && wrong.optional)
    return { code: "unknown-option", message, fix: `leave it out, or write one of ${all}.` };
  const number = numberIn(value);
  if (number !== undefined && options.includes(number))
    return { code: "unknown-option", message, fix: `write ${number}.` };
  const ofDrawing = isDrawing(schema?.kind);
  const isGround = path.at(-1) === "ground" && typeof value === "string";
  const choose = `write one of ${isGround ? groundChoice(names) : all}${wrong.optional ? ", or leave it out" : ""}.`;
  const otherwise = ofDrawing ? `${choose} docs/blocks.md has all names.` : choose;
  const called = value === null && ofDrawing ? drawingBeside(wrong, names) : undefined;
  if (called !== undefined) return { code: "unknown-option", message, fix: `write "${called}" in its place.` };
  const inGroup = isGroup(value) && ofDrawing ? drawingIn(value, names) : undefined;
  if (inGroup !== undefined)
    return { code: "unknown-option", message, fix: `write it like this: ${label}: "${inGroup}".` };
  if (typeof value !== "string") return { code: "unknown-option", message, fix: otherwise };
  if (isBlank(value)) return { code: "unknown-option", message: `nothing is written in ${label}.`, fix: otherwise };
  const home = fieldWith(wrong, value);
  if (home !== undefined)
    return { code: "unknown-option", message, fix: `rename ${label} to "${home}", which can be ${written(value)}.` };
  if (isGround && OTHER_COLOURS.includes(fold(value))) return { code: "unknown-option", message, fix: otherwise };
  const grounds = isGround ? groundsMeant(value, names) : [];
  const drawing = ofDrawing ? names.filter((name) => withoutParts(name) === withoutParts(value)) : [];
  if (drawing.length === 1 && sameLetters(value, names) === undefined)
    return { code: "unknown-option", message, ...didYouMean(drawing[0]!) };
  const meant = optionMeant(value, names) ?? grounds[0];
  if (meant !== undefined && path.at(-1) === "icon" && NO_SIGN.has(fold(value)))
    return { code: "unknown-option", message, fix: `there is no sign for it: write "${meant}", which comes nearest.` };
  const likely = grounds.length > 0 ? grounds : meant === undefined ? namesInFolders(value, names) : [meant];
  const found = insteadOf(value, names) ?? (likely.length > 0 ? didYouMean(...likely) : undefined);
  const near = isGround && found?.guess ? { ...found, fix: `did you mean ${groundChoice(found.guess)}?` } : found;
  const said: Said = { code: "unknown-option", message, ...(near ?? { fix: otherwise }) };
  if (ofDrawing) return near ? said : { ...said, ...noDrawing(wrong, value, names) };
  const others = meant === undefined ? othersThan(said.guess, value, names) : [];
  return others.length > 0 ? { ...said, fix: `${said.fix} It can also be ${choice(others)}.` } : said;
}

/** The only drawing that is called as a text beside it. */
function drawingBeside({ document, path }: Wrong, names: readonly string[]): string | undefined {
  return drawingIn(valueAt(document, path.slice(0, -1)) ?? null, names);
}

/** What has a sign of its own elsewhere. */
const NO_SIGN: ReadonlySet<string> = new Set(["whatsapp"]);

/** The other options, where one is only a guess by one of several words. */
function othersThan([guess, ...more]: readonly string[] = [], value: string, names: readonly string[]): string[] {
  if (guess === undefined || more.length > 0 || !/[\s_-]/.test(value) || fold(value) === fold(guess)) return [];
  const others = names.filter((name) => name !== guess);
  return others.length < FEW ? others : [];
}

/** Of so few options, all are told beside the one that another word may mean. */
const FEW = 8;

/** The only other field of the group that may have this value, and is not there yet; of a field that may be left out. */
function fieldWith({ lookup, document, path, optional }: Wrong, value: string): string | undefined {
  const group = valueAt(document, path.slice(0, -1));
  const { properties = {} } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  if (!optional || !isGroup(group)) return undefined;
  const [home, ...others] = Object.keys(properties).filter((name) => {
    const may = lookup.schemaAt(document, [...path.slice(0, -1), name])?.schema.enum;
    return !Object.hasOwn(group, name) && may?.includes(value);
  });
  return others.length === 0 ? home : undefined;
}

/** The number that a text says: in a word, or with its unit. */
function numberIn(value: Json): number | undefined {
  const digits = typeof value === "string" ? oneNumberIn(value) : undefined;
  return digits === undefined ? (typeof value === "string" ? numberOf(value) : undefined) : Number(digits);
}

/** What is written, without quotation marks and without the brackets around a single entry, or a single field. */
function textOf(value: Json): string | undefined {
  if (typeof value !== "object" || value === null) return String(value);
  const [only, ...others] = Object.values(value);
  return only === undefined || others.length > 0 ? undefined : textOf(only);
}
