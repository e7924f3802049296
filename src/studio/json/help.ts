/** The help of the schemas in an editor of JSON: what can be written, on Ctrl+Space and at names, and what is there, on hover. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  startCompletion,
} from "@codemirror/autocomplete";
import { getIndentUnit } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { type EditorView, hoverTooltip, type Tooltip } from "@codemirror/view";
import type { JsonService, Offer } from "./service.ts";

export function helping({ offers, explain }: JsonService): Extension {
  const offered = async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    // The name of a field is being written; a text is not to be disturbed.
    const isName = /[{,]\s*"[\w$]*$/.test(state.sliceDoc(Math.max(0, pos - 200), pos));
    if (!explicit && !isName) return null;
    const found = await offers({ text: state.doc.toString(), offset: pos });
    const [first] = found;
    return first ? { from: first.from, options: found.map((offer) => completionOf(offer, offer.to - pos)) } : null;
  };
  const explained = async ({ state }: EditorView, pos: number): Promise<Tooltip | null> => {
    const found = await explain({ text: state.doc.toString(), offset: pos });
    if (!found) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: described(found.paragraphs) }) };
  };
  // Fields and choices stay in the order of the schema.
  return [autocompletion({ override: [offered], icons: false, compareCompletions: () => 0 }), hoverTooltip(explained)];
}

type Applied = Parameters<Extract<Completion["apply"], (...given: never) => void>>;

/** @param behind How much of what is written over stands behind the cursor. */
function completionOf(offer: Offer, behind: number): Completion {
  return {
    label: offer.typed,
    displayLabel: offer.label,
    ...(offer.description && { info: offer.description }),
    apply: (...[view, , from, to]: Applied) => put(view, offer, { from, to: to + Math.max(behind, 0) }),
  };
}

/** Further lines start where the line of the first one does. */
function put(view: EditorView, { text, selected, goesOn }: Offer, { from, to }: { from: number; to: number }): void {
  const { state } = view;
  const margin = /^\s*/.exec(state.doc.lineAt(from).text)![0];
  const step = " ".repeat(getIndentUnit(state));
  const laidOut = (part: string) =>
    part.replaceAll(/\n(\t*)/g, (_, tabs: string) => `\n${margin}${step.repeat(tabs.length)}`);
  const at = (offset: number) => from + laidOut(text.slice(0, offset)).length;
  view.dispatch({
    changes: { from, to, insert: laidOut(text) },
    selection: selected ? { anchor: at(selected.from), head: at(selected.to) } : { anchor: at(text.length) },
    scrollIntoView: true,
    userEvent: "input.complete",
  });
  if (goesOn) startCompletion(view);
}

function described(paragraphs: readonly string[]): HTMLElement {
  const element = document.createElement("div");
  element.className = "cm-description";
  element.append(...paragraphs.map((words) => Object.assign(document.createElement("p"), { textContent: words })));
  return element;
}
