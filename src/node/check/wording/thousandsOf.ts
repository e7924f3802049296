/** Whether the numbers beside a number in thousands are in thousands too: "$3k" as 3, or as 3000. */
import type { Json } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import { isOfThousand, oneThousandFold } from "./numbers.ts";

/** A number in a text that visitors read. */
const READ = /^[^\d.,-]*(\d+(?:\.\d+)?)\s?(k\b)?[^\d.,]*$/i;
/** A larger number cannot be in thousands. */
const NO_THOUSANDS = 1000;

/** Undefined if the other groups do not tell. */
export function areInThousands(others: readonly Json[], name: string): boolean | undefined {
  const all = others.filter(isGroup);
  const groups = all.filter((group) => typeof group[name] === "number");
  if (groups.length === 0) return haveAllThousands(all.map((group) => group[name]!));
  const said = groups.flatMap((group) => {
    const value = group[name] as number;
    const readings = Object.values(group).map((each) => sayOf(value, each));
    return readings.filter((each) => each !== undefined);
  });
  if (said.length > 0) return said.every((each) => each === said[0]) ? said[0] : undefined;
  return groups.some((group) => (group[name] as number) >= NO_THOUSANDS) ? false : undefined;
}

/** Of texts, which all become numbers: one without "k" would be far too high beside the others. */
function haveAllThousands(values: readonly Json[]): boolean | undefined {
  const texts = values.filter((value) => typeof value === "string" && /\d/.test(value)) as string[];
  return texts.length > 0 ? texts.every(isOfThousand) : undefined;
}

function sayOf(value: number, read: Json): boolean | undefined {
  const [, number, kilo] = (typeof read === "string" && READ.exec(read)) || [];
  if (number === undefined || value === 0) return undefined;
  const whole = kilo === undefined ? Number(number) : oneThousandFold(number);
  return value === whole ? false : oneThousandFold(String(value)) === whole ? true : undefined;
}
