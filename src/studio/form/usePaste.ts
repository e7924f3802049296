import type { ClipboardEvent } from "react";
import { useForm } from "./form.ts";
import type { Marked } from "./marking.ts";
import { lostFrom, markdownOf, partsOf } from "./pasted.ts";
import { pastedWords } from "./pastedWords.ts";
import { sectionsOf } from "./sections.ts";

/** Takes over what comes from a web page or a word processor. @param put Writes a text that has it. */
export function usePaste(pointer: string, put: (text: Marked) => void) {
  const { lookup, document, act, tell } = useForm();
  return (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData("text/html");
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [value.slice(0, selectionStart), value.slice(selectionEnd)];
    const words = markdownOf(html);
    const isInstead = value.trim() !== "" && (before + after).trim() === "";
    const sections = sectionsOf({ lookup, document }, { pointer, parts: partsOf(html), before, after, isInstead });
    if (words !== undefined) event.preventDefault();
    if (sections) {
      act({ type: "settle" });
      act({ type: "set", pointer: sections.list, value: sections.value });
      act({ type: "settle" });
    } else if (words !== undefined) {
      const at = selectionStart + words.length;
      put({ text: before + words + after, start: at, end: at });
    }
    const lost = lostFrom(html);
    const told = pastedWords(sections?.count ?? 0, lost);
    if (told !== undefined) tell({ message: told, ...(lost.pictures + lost.tables > 0 && { stays: "untilUndo" }) });
  };
}
