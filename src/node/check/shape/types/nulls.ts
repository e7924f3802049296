/** Nothing where something should be. */
import type { Fixer } from "./fix.ts";

const inList: Fixer = ({ value, path, isEach }) =>
  value === null && typeof path.at(-1) === "number"
    ? { fix: `take ${isEach ? "each of them" : "it"} out, with a comma beside it.` }
    : undefined;

const inOptionalField: Fixer = ({ value, optional }) =>
  value === null && optional ? { fix: "leave it out, or write a value." } : undefined;

export const nullFixes: readonly Fixer[] = [inList, inOptionalField];
