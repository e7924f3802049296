import type { Schema } from "../../../../../model/fields.ts";
import { written } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

export function outOfRange({ error, label, value }: Wrong): Explanation {
  const limit = String(error.params["limit"]);
  const words: Record<string, string> = {
    minimum: `${limit} or more`,
    maximum: `${limit} or less`,
    exclusiveMinimum: `more than ${limit}`,
    exclusiveMaximum: `less than ${limit}`,
  };
  const expected = words[error.keyword]!;
  return {
    code: "out-of-range",
    message: `${label} should be ${expected}, but it is ${written(value)}.`,
    fix: `write a number that is ${expected}.`,
  };
}

/** The words for the limit that a negative number does not keep; undefined if there is none. */
export function leastFor({ minimum }: Schema, value: number | boolean): string | undefined {
  return typeof value === "number" && value < 0 && value < Number(minimum) ? `${String(minimum)} or more` : undefined;
}
