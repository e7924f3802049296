/** What keys stand for, in the studio and in its preview. */
export type Shortcut =
  | "save"
  | "undo"
  | "redo"
  | "help"
  | "nextProblem"
  /** To the part of the studio that comes next, or before. */
  | "nextPart"
  | "partBefore"
  /** From the form to the list of blocks. */
  | "blocks"
  /** Of what is selected. In the list of blocks each row has these keys for itself. */
  | "moveUp"
  | "moveDown"
  | "remove";

/** Where something is written. */
export const TEXT = "input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]";

/**
 * Whether a key belongs to an IME composition, as in Japanese or Chinese: Enter accepts the word, Escape discards it.
 * For the last key of a composition, Safari sets only the key code 229.
 */
export function isComposing({ isComposing: isOn, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isOn || keyCode === 229;
}

/** The name of a key in small letters; in another script than Latin, the letter that it has on a Latin keyboard. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  return (/^[ -~]+$/.test(key) ? key : code.replace(/^Key/, "")).toLowerCase();
}

export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (isComposing(event)) return undefined;
  const { shiftKey, target: host, defaultPrevented } = event;
  const key = letterOf(event);
  // The editor of JSON is in a shadow root.
  const [target] = event.composedPath();
  const isIn = (where: string) => target instanceof Element && target.matches(where);
  const isInForm = host instanceof Element && host.closest("[data-part=form]") !== null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === "s") return "save";
    // In inputs outside the form, such as a search, the browser's own undo applies.
    if (isIn(TEXT) && !isInForm) return undefined;
    if (key === "z") return shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : undefined;
  }
  // A field and a choice take these keys themselves.
  if (event.altKey && !defaultPrevented && !isIn(`${TEXT}, select`)) {
    if (key === "arrowup") return "moveUp";
    if (key === "arrowdown") return "moveDown";
  }
  // Nothing has the focus, or the list of blocks as a whole: nothing else can be meant.
  if ((key === "delete" || key === "backspace") && isIn("body, [data-part=side]")) return "remove";
  // Not a letter alone: speech input and a stray key would trigger it (WCAG 2.1.4).
  if (key === "f1") return "help";
  if (key === "f6") return shiftKey ? "partBefore" : "nextPart";
  if (key === "f8") return "nextProblem";
  // In the JSON, Escape closes first what is offered.
  return key === "escape" && isInForm && !defaultPrevented ? "blocks" : undefined;
}
