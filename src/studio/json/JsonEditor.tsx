import type { EditorView } from "@codemirror/view";
import { useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { Problem } from "../../node/check/finding.ts";
import { schemas } from "../schemas.ts";
import { namedOf } from "../../node/check/files/sitePaths.ts";
import { createEditor, showProblems, showText } from "./editor.ts";
import { helping } from "./help.ts";
import styles from "./JsonEditor.module.css";
import { createJsonService } from "./service.ts";

export interface JsonTabProps {
  /** From the site's folder: "pages/about.json". */
  file: string;
  text: string;
  /** What the check finds in this file. */
  problems: readonly Problem[];
  onChange(text: string): void;
}

export function JsonEditor({ file, text, problems, onChange }: JsonTabProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ text, onChange });
  useLayoutEffect(() => {
    latest.current = { text, onChange };
  });
  useEffect(() => {
    // Its styles go into a root of their own, where the policy of the document allows them.
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: "open" });
    const own = createEditor({
      root,
      label: `JSON of ${file}`,
      text: latest.current.text,
      help: helping(createJsonService(schemas, namedOf(file).role)),
      // What is offered is written when it has been looked up: before the next key can come, such as that for saving.
      onChange: (next) => flushSync(() => latest.current.onChange(next)),
    });
    view.current = own;
    return () => own.destroy();
  }, [file]);
  useEffect(() => showText(view.current!, text), [text]);
  useEffect(() => showProblems(view.current!, problems), [problems]);
  return <div ref={host} className={styles.editor} />;
}
