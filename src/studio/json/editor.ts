/** An editor of JSON that shows what the check finds, and looks like the rest of the studio. */
import { completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, forEachDiagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { Annotation, type Extension, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { sharedEnds } from "../../model/sharedEnds.ts";
import type { Problem } from "../../node/check/finding.ts";
import { asEdited, replacedBy, startingWith, written } from "./written.ts";

/** Marks changes that come from the form, which must not be sent back to it. */
const fromOutside = Annotation.define<true>();

interface EditorSettings {
  root: ShadowRoot;
  /** What a screen reader calls it. */
  label: string;
  text: string;
  /** What else the editor does. */
  help: Extension;
  onChange(text: string): void;
}

export function createEditor({ root, label, text, help, onChange }: EditorSettings): EditorView {
  const tell = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (docChanged && !transactions.some((each) => each.annotation(fromOutside))) onChange(state.field(written));
  });
  return new EditorView({
    doc: text,
    parent: root,
    root,
    extensions: [
      lineNumbers(),
      lintGutter(),
      drawSelection(),
      highlightActiveLine(),
      bracketMatching(),
      indentOnInput(),
      startingWith(text),
      json(),
      syntaxHighlighting(colours),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "true", tabindex: "0" }),
      // Undo is handled by the studio, whose history includes the forms. Tab moves the focus out, as in every field.
      keymap.of([...completionKeymap, ...defaultKeymap, ...lintKeymap]),
      help,
      look,
      tell,
    ],
  });
}

/** Replaces only the part of the editor's text that differs, so that the cursor keeps its place. */
export function showText(view: EditorView, text: string): void {
  if (view.state.field(written) === text) return;
  const before = view.state.doc.toString();
  const after = asEdited(text);
  const { start, end } = sharedEnds(before, after);
  view.dispatch({
    changes: { from: start, to: before.length - end, insert: after.slice(start, after.length - end) },
    effects: replacedBy(text),
    annotations: fromOutside.of(true),
  });
}

/** Words that somebody is reading stay open where they are the same as before. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { doc } = view.state;
  const diagnostics = problems.map((problem) => diagnosticOf(doc, problem)).toSorted(byPlace);
  const shown: Diagnostic[] = [];
  forEachDiagnostic(view.state, ({ severity, message }, from, to) => shown.push({ from, to, severity, message }));
  if (JSON.stringify(shown.toSorted(byPlace)) === JSON.stringify(diagnostics)) return;
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return one.from - other.from || one.to - other.to || (one.message < other.message ? -1 : 1);
}

/** Clamps positions to the text, as the check may have seen an older, longer one. */
function diagnosticOf(doc: Text, { line, column, endLine, endColumn, sentence, fix, severity }: Problem): Diagnostic {
  const at = (number: number, place: number | undefined, isEnd: boolean) => {
    const { from, to } = doc.line(Math.min(number, doc.lines));
    return place === undefined ? (isEnd ? to : from) : Math.min(from + place - 1, to);
  };
  const from = at(line, column, false);
  const message = fix === undefined ? sentence : `${sentence} Fix: ${fix}`;
  return { from, to: Math.max(from, at(endLine, endColumn, true)), severity, message };
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--action)" },
  { tag: tags.string, color: "var(--ink)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--ok)" },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: "var(--ink-2)" },
]);

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--paper)", fontSize: "var(--fs-small)" },
  "&.cm-focused": { outline: "2px solid var(--action)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6", wordSpacing: "normal" },
  ".cm-gutters": { color: "var(--ink-3)", backgroundColor: "var(--mist)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--hover)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--tint)",
  },
  ".cm-tooltip": {
    maxWidth: "48ch",
    color: "var(--ink)",
    backgroundColor: "var(--raised)",
    border: "1px solid var(--line)",
    fontFamily: "var(--font)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    fontFamily: "var(--mono)",
    fontSize: "var(--fs-small)",
    maxHeight: "14em",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "3px var(--s2)", lineHeight: "1.4" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "var(--on-tint)",
    backgroundColor: "var(--tint)",
    boxShadow: "inset 2px 0 var(--action)",
  },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-completionInfo, .cm-description": { padding: "var(--s2) var(--s3)", lineHeight: "1.4" },
  ".cm-description > p": { margin: "0" },
  ".cm-description > p:first-child": { fontWeight: "550" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--error)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--warning)" },
});
