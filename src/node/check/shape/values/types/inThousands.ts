/** Decides by the other entries of a list whether its numbers are in thousands: 2.5 beside "$2.5k" settles "$18k". */
import { isGroup, valueAt } from "../../../json.ts";
import { isOfThousand, ONE_NUMBER, oneThousandFold } from "../../../wording/numbers.ts";
import type { WrongType } from "../../wrongType.ts";

/** @param asRead The field for what visitors read. Undefined if no entry tells, or if two contradict each other. */
export function areInThousands({ document, path }: WrongType, asRead: string): boolean | undefined {
  const list = path.length > 2 ? valueAt(document, path.slice(0, -2)) : undefined;
  const told = (Array.isArray(list) ? list : []).flatMap((entry) => {
    const shown = isGroup(entry) ? entry[asRead] : undefined;
    const number = typeof shown === "string" && isOfThousand(shown) ? ONE_NUMBER.exec(shown)?.[1] : undefined;
    const value = isGroup(entry) ? entry[path.at(-1)!] : undefined;
    if (number === undefined || value === 0) return [];
    return value === Number(number) ? [true] : value === oneThousandFold(number) ? [false] : [];
  });
  return told.every((each) => each === told[0]) ? told[0] : undefined;
}
