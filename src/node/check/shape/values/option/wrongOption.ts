/** An option that does not exist, with what its field may be. */
import { OUT } from "../../../wording/commas.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import { isDrawing } from "../../../gathered/pictures/drawings.ts";
import { oneOf } from "../../../wording/listNames.ts";
import { joined, kindOf, written } from "../../../wording/words.ts";
import { nameOfDrawing } from "../pictures/drawingsNear.ts";
import { groundChoice } from "../meant/colourMeant.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

export interface WrongOption {
  wrong: Wrong;
  options: readonly Json[];
  /** The options that are words. */
  names: readonly string[];
  /** All options, as a phrase that asks to choose one. */
  all: string;
  isDrawing: boolean;
  isGround: boolean;
  message: string;
  /** The fix where nobody knows what was meant. */
  otherwise: string;
}

/** What is told besides the code; a message replaces the default one. */
export type OptionAnswer = Partial<Explanation>;

export function wrongOption(wrong: Wrong): WrongOption {
  const { lookup, document, path, value, label } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema;
  const options = schema?.enum ?? [];
  const names = options.filter((option) => typeof option === "string");
  const few = options.length > 2 ? "one of " : "";
  const isOfDrawing = isDrawing(schema?.kind);
  const listed = names.length === options.length ? oneOf(names) : `${few}${joined(options.map(String))}`;
  const all = isOfDrawing ? nameOfDrawing(lookup, { document, path }) : listed;
  const isOfGround = isGround(path) && typeof value === "string";
  const choose = `write ${isOfGround ? `${few}${groundChoice(names)}` : all}${wrong.optional ? `, or leave it ${OUT}` : ""}.`;
  return {
    wrong,
    options,
    names,
    all,
    isDrawing: isOfDrawing,
    isGround: isOfGround,
    message: `${label} cannot be ${typeof value === "object" ? kindOf(value) : written(value)}.`,
    otherwise: isOfDrawing ? `${choose} docs/blocks.md has all names.` : choose,
  };
}

function isGround(path: Path): boolean {
  return path.at(-1) === "ground";
}
