import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef } from "react";
import { caretAfter, type Written, writingOf } from "./writing.ts";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

interface Given {
  /** Of the control. */
  id: string;
  value: string;
  /** Ends the step of undo. */
  settle(): void;
}

/** What is put in or cut out at once. */
const AT_ONCE = /^(?:insertFrom|deleteBy)/;

/** Keeps the caret where a text was changed, as after undo, and divides what is written into steps of undo. */
export function useWriting({ id, value, settle }: Given) {
  const last = useRef<Written>({ text: value, caret: value.length, words: 0 });
  const isPasting = useRef(false);
  useLayoutEffect(() => {
    const { text: before } = last.current;
    if (value === before) return;
    const caret = caretAfter(before, value);
    last.current = { text: value, caret, words: 0 };
    const own = document.activeElement;
    // The browser puts the caret at the end of a text that it is given.
    if (isTextBox(own) && own.id === id) own.setSelectionRange(caret, caret);
  }, [id, value]);
  return {
    onPaste: () => {
      isPasting.current = true;
    },
    /** Makes a change by means of an event. */
    write: (event: ChangeEvent<TextBox> & FormEvent, change: () => void) => {
      const { value: text, selectionStart } = event.target;
      const { now, isNew, isOver } = writingOf(last.current, { text, caret: selectionStart ?? text.length });
      const { inputType = "" } = event.nativeEvent as Partial<InputEvent>;
      const isAtOnce = isPasting.current || AT_ONCE.test(inputType);
      isPasting.current = false;
      last.current = now;
      if (isNew || isAtOnce) settle();
      change();
      if (isOver || isAtOnce) settle();
    },
  };
}

export function isTextBox(element: Element | null): element is TextBox {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
