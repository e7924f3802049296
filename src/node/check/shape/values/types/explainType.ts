/** Words for values of the wrong type. */
import { firstOf } from "../../../firstOf.ts";
import { typeWords } from "../../../../../model/valueWords.ts";
import { braceFixes, groupFixes } from "../brackets/braces.ts";
import { extraBracketFixes } from "../brackets/extraBrackets.ts";
import { missingBracketFixes } from "../brackets/missingBrackets.ts";
import { type Fix, type Fixer, fixerInput, typesOf } from "../../wrongType.ts";
import { madeFromHeadings } from "./madeFromHeadings.ts";
import { nullFixes } from "./nulls.ts";
import { pictureAmong } from "../pictures/pictureAmong.ts";
import { pastedFixes, pastedIn } from "./pasted.ts";
import { richTextFixes } from "./richText.ts";
import { quoteFixes } from "./quotes.ts";
import { switchFixes } from "./switches.ts";
import { wordsOfProgram } from "./wordsOfProgram.ts";
import { entryAmongTexts } from "../../names/entries/entryOfOuter.ts";
import { explainLanguages } from "../../names/foreign/languages.ts";
import { numberAt } from "../../../document/position.ts";
import { blockForText } from "../../block/strayBlock.ts";
import { choicesBeside, fieldInForm, fieldsInForm } from "../groups/fieldInForm.ts";
import { kindOf, written } from "../../../wording/words.ts";
import { likeThis, type Explanation, type Wrong } from "../../wrong.ts";
import { formForName } from "../brackets/formForName.ts";

export function explainType(wrong: Wrong): Explanation {
  const { document, path, value, label } = wrong;
  if (value === Infinity || value === -Infinity)
    return { code: "wrong-type", message: `${label} is a number that is too big.`, fix: "write a smaller number." };
  const other =
    explainLanguages(wrong) ??
    pictureAmong(wrong) ??
    entryAmongTexts(wrong) ??
    blockForText(wrong) ??
    formForName(wrong) ??
    fieldInForm(wrong) ??
    fieldsInForm(wrong) ??
    choicesBeside(wrong);
  if (other) return other;
  const pasted = pastedIn(value);
  const found =
    pasted !== undefined
      ? `${kindOf(pasted)} in quotation marks`
      : typeof value === "object" || typeof value === "boolean"
        ? kindOf(value)
        : `${kindOf(value)}: ${typeof value === "number" ? numberAt(document, path, value) : written(value)}`;
  return {
    code: "wrong-type",
    message: `${label} should be ${expectedOf(wrong)}, but it is ${found}.`,
    ...fixFor(wrong),
  };
}

/** The expected type of a value, in words. */
export function expectedOf(wrong: Wrong): string {
  const { lookup, document, path } = wrong;
  return typeWords({ kind: lookup.schemaAt(document, path)?.schema.kind, type: typesOf(wrong) });
}

/** The first fixer that returns a fix wins. */
const fixers: readonly Fixer[] = [
  madeFromHeadings,
  wordsOfProgram,
  ...pastedFixes,
  ...richTextFixes,
  ...nullFixes,
  ...switchFixes,
  ...quoteFixes,
  ...groupFixes,
  ...missingBracketFixes,
  ...extraBracketFixes,
  ...braceFixes,
];

function fixFor(wrong: Wrong): Fix {
  // Nothing of such a value could be kept: there is only one path for each file.
  if (wrong.path[0] === "$schema" && wrong.value !== null) return likeThis(wrong);
  const input = fixerInput(wrong);
  return firstOf(fixers, (fixer) => fixer(input)) ?? likeThis(wrong);
}
