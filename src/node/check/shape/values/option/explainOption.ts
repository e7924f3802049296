/** Words for options that do not exist. */
import { firstOf } from "../../../firstOf.ts";
import { explainKind } from "./formKinds.ts";
import type { Explanation, Wrong } from "../../wrong.ts";
import { byItsWords } from "./byItsWords.ts";
import { IN_ANOTHER_FORM } from "./inAnotherForm.ts";
import { wrongOption } from "./wrongOption.ts";

export function explainOption(wrong: Wrong): Explanation {
  const kind = explainKind(wrong);
  if (kind) return kind;
  const { value } = wrong;
  const option = wrongOption(wrong);
  const told =
    firstOf(IN_ANOTHER_FORM, (say) => say(option)) ??
    (typeof value === "string" ? byItsWords(option, value) : { fix: option.otherwise });
  return { code: "unknown-option", message: option.message, ...told };
}
