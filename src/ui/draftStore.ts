import { DRAFT_PREFIX } from "../model/draftPrefix.ts";
import type { Message } from "./deliver.ts";
import type { FormValues } from "./values.ts";

/** What was typed into a form and has not arrived yet. */
export interface VisitorDraft {
  values: FormValues;
  /** When the visitor began to type, in milliseconds since 1970. */
  begun: number;
  /** The message that was made of these values. Changed values make a new message. */
  message?: Message;
}

// sessionStorage and not localStorage: it outlives a reload, but on a shared computer nobody finds
// the name and number of the one before, once the tab is closed. Where it is blocked or full, drafts
// last as long as the document.
const unstored = new Map<string, VisitorDraft>();

export function readDraft(name: string): VisitorDraft | undefined {
  const draft = unstored.get(name);
  if (draft) return draft;
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name))!) as VisitorDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, draft: VisitorDraft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    unstored.delete(name);
  } catch {
    unstored.set(name, draft);
  }
}

export function dropDraft(name: string): void {
  unstored.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked, so the draft was never in it.
  }
}

/**
 * The name under which the draft of a form is kept. The same form has the same draft on every page: who starts
 * to write on one page and goes on to another finds the text there. A second copy on one page has a draft of its own.
 * So has a copy in a dialog: every page has that one, whatever else stands on it.
 */
export function draftName(form: HTMLFormElement): string {
  const { form: name } = form.dataset;
  const dialog = form.closest("dialog");
  if (dialog) return `${name}-${dialog.id}`;
  const copies = [...document.forms].filter((each) => each.dataset["form"] === name && !each.closest("dialog"));
  return `${name}-${copies.indexOf(form)}`;
}

function keyOf(name: string): string {
  return DRAFT_PREFIX + name;
}
