import { flushSync } from "react-dom";
import { controlIn } from "./focus.ts";

/** Focuses the first field of a dialog that has to be mended. @param show Shows what is wrong. */
export function showWrong(show?: () => void): void {
  if (show) flushSync(show);
  const wrong = document.querySelector<HTMLElement>("dialog[open] :is([aria-invalid=true], [data-wrong])");
  (controlIn(wrong) ?? wrong)?.focus();
}
