/** Words for options that do not exist. */
import { firstOf } from "../../firstOf.ts";
import { explainKind } from "../names/formKinds.ts";
import type { Explanation, Wrong } from "../wrong.ts";
import { byItsWords } from "./option/byItsWords.ts";
import { IN_ANOTHER_FORM } from "./option/inAnotherForm.ts";
import { type OptionAnswer, type WrongOption, wrongOption } from "./option/wrongOption.ts";

export function explainOption(wrong: Wrong): Explanation {
  const kind = explainKind(wrong);
  if (kind) return kind;
  const option = wrongOption(wrong);
  return { code: "unknown-option", message: option.message, ...toldOf(option) };
}

function toldOf(option: WrongOption): OptionAnswer {
  const told = firstOf(IN_ANOTHER_FORM, (say) => say(option));
  const { value } = option.wrong;
  return told ?? (typeof value === "string" ? byItsWords(option, value) : { fix: option.otherwise });
}
