/** Words for options that do not exist. */
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
  for (const say of IN_ANOTHER_FORM) {
    const told = say(option);
    if (told) return told;
  }
  const { value } = option.wrong;
  return typeof value === "string" ? byItsWords(option, value) : { fix: option.otherwise };
}
