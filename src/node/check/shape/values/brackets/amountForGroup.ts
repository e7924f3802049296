/** A number where a group with a number and its words is asked for: `25` of a bar, `"50+ projects"` of a figure. */
import type { Json, Schema } from "../../../../../model/fields.ts";
import { example } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { named, writeIt } from "../../wrong.ts";
import type { Fixer } from "../../wrongType.ts";

export const amountForGroup: Fixer = (wrong) => {
  const { lookup, document, path, value, types, schema } = wrong;
  const { required = [], properties = {} } = schema;
  if (!types.includes("object") || required.length !== 2 || typeof value === "boolean") return undefined;
  const schemaOf = (name: string) => lookup.schemaAt(document, [...path, name])?.schema ?? {};
  const amount = required.find((name) => AMOUNT.test(String(schemaOf(name).examples?.[0])));
  const words = required.find((name) => name !== amount && schemaOf(name).kind === "line");
  const parts = amount === undefined || words === undefined ? undefined : partsOf(value);
  const counted = parts && asAmount(parts.amount, schemaOf(amount!));
  if (!parts || counted === undefined) return undefined;
  const said = { [amount!]: counted, [words!]: parts.words };
  const names = Object.keys(properties).filter((name) => Object.hasOwn(said, name));
  const shown = example(Object.fromEntries(names.map((name) => [name, said[name]!])));
  return { fix: `${writeIt(wrong)} like this${withOwn(shown)}: ${named(wrong, shown)}.` };
};

/** "25", "Simple: 25" and "50+ projects"; undefined for what is mostly words. */
function partsOf(value: Json): { amount: string; words: string } | undefined {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  if (AMOUNT.test(text)) return { amount: text, words: "…" };
  const [, before, behind] = /^([^:\n]{1,60}):\s+(\S+)$/.exec(text) ?? [];
  if (before !== undefined && AMOUNT.test(behind!)) return { amount: behind!, words: before };
  const [, first, rest] = /^(\S+)\s+(\p{L}[^\d\n]{0,60})$/u.exec(text) ?? [];
  return first !== undefined && AMOUNT.test(first) ? { amount: first, words: rest! } : undefined;
}

/** A number with at most three other characters on either side. */
const AMOUNT = /^[^\p{L}\d\s]{0,3}\d[\d.,]{0,11}[^\d\s]{0,3}$/u;

/** The amount in the type of its field; undefined where that asks for a number, and this is none or is too small. */
function asAmount(text: string, { type, minimum }: Schema): Json | undefined {
  if (type !== "number") return text;
  const isPlain = /^-?\d+(?:\.\d+)?$/.test(text) && Number(text) >= Number(minimum ?? text);
  return isPlain ? Number(text) : undefined;
}
