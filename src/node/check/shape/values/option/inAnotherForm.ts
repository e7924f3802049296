/** Options that are meant, and written in another form: without quotation marks, in brackets, as a number in a word. */
import { onlyOf } from "../../../onlyOf.ts";
import { OUT } from "../../../wording/commas.ts";
import type { Json } from "../../../../../model/fields.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { writing } from "../../../wording/instead.ts";
import { numberOf, written } from "../../../wording/words.ts";
import { isMailbox, isOfDelivery, noMailbox } from "../../names/foreign/mailbox.ts";
import { drawingIn } from "../pictures/explainDrawing.ts";
import { oneNumberIn } from "../types/quotes.ts";
import type { OptionAnswer, WrongOption } from "./wrongOption.ts";

/** The first that returns something is told. */
export const IN_ANOTHER_FORM: readonly ((option: WrongOption) => OptionAnswer | undefined)[] = [
  asMailbox,
  inMarks,
  asNothing,
  asNumber,
  inWords,
];

function asMailbox({ wrong: { document, path, value }, message }: WrongOption): OptionAnswer | undefined {
  if (!isOfDelivery(document, path) || !isMailbox(value)) return undefined;
  const why = `${message.slice(0, -1)}: pages cannot send forms to a mailbox.`;
  return { message: why, fix: noMailbox(valueAt(document, path.slice(0, -1))) };
}

function inMarks({ wrong: { value, label }, options }: WrongOption): OptionAnswer | undefined {
  const same = options.find((option) => typeof option !== typeof value && String(option) === textOf(value));
  if (same === undefined) return undefined;
  if (isGroup(value)) return { fix: `write it without { }: ${label}: ${written(same)}.` };
  if (typeof value === "object") return { fix: `write ${written(same)}.` };
  const fix =
    typeof same === "string"
      ? `put it in quotation marks: "${same}".`
      : `take the quotation marks away: ${String(same)}.`;
  return { fix, edit: writing(same) };
}

/** The text of a value, unwrapped from a list with a single entry or a group with a single field. */
function textOf(value: Json): string | undefined {
  if (typeof value !== "object" || value === null) return String(value);
  const only = onlyOf(Object.values(value));
  return only === undefined ? undefined : textOf(only);
}

function asNothing({ wrong: { value, optional }, all }: WrongOption): OptionAnswer | undefined {
  return value === null && optional ? { fix: `leave it ${OUT}, or write ${all}.` } : undefined;
}

/** A number as a word, or with its unit. */
function asNumber({ wrong: { value }, options }: WrongOption): OptionAnswer | undefined {
  if (typeof value !== "string") return undefined;
  const digits = oneNumberIn(value);
  const number = digits === undefined ? numberOf(value) : Number(digits);
  return number !== undefined && options.includes(number) ? { fix: `write ${number}.` } : undefined;
}

/** A drawing in a group, or null beside a text that names one. */
function inWords({ wrong: { document, path, value, label }, names, isDrawing }: WrongOption): OptionAnswer | undefined {
  const around = value === null ? valueAt(document, path.slice(0, -1)) : value;
  const called = isDrawing && isGroup(around) ? drawingIn(around, names) : undefined;
  return called === undefined ? undefined : { fix: `write it like this: ${label}: "${called}".` };
}
