import type { ReactNode } from "react";
import type { Problem } from "../../node/check/finding.ts";
import type { Action } from "../document/actions.ts";
import { idOf, isBroken, type OpenFile } from "../document/openFile.ts";
import { JsonTab } from "../json/JsonTab.tsx";
import { Button } from "../ui/Button.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { titleOf } from "./titleOf.ts";
import styles from "./FormSide.module.css";

export type FormTab = "form" | "json";

interface FormSideProps {
  tab: FormTab;
  onTab(tab: FormTab): void;
  file: OpenFile;
  problems: readonly Problem[];
  act(action: Action): void;
  /** Shows what the file said before. */
  onEarlier(): void;
  /** The form. */
  children: ReactNode;
}

/** What is selected as a form, or the whole file as it is written. */
export function FormSide({ tab, onTab, file, problems, act, onEarlier, children }: FormSideProps) {
  const words = [
    { tab: "form", words: "Form" },
    { tab: "json", words: "JSON" },
  ] as const;
  return (
    <Tabs name="How it is edited" tabs={words} tab={tab} onTab={onTab} about={idOf(file)}>
      {isBroken(file) && tab === "form" && (
        <div className={styles.broken} role="alert">
          <p>
            {file.now.page
              ? "The JSON of this file has a mistake. Until it is mended, the form shows what was there before."
              : `“${titleOf(file)}” cannot be read: there is a mistake in its file, ${file.file}. Ask whoever looks after the site. What it says is not lost.`}
          </p>
          <p className={styles.ways}>
            {!file.now.page && <Button onClick={onEarlier}>Show the last version that can be read</Button>}
            <Button onClick={() => onTab("json")}>Mend it</Button>
          </p>
        </div>
      )}
      {tab === "form" ? (
        children
      ) : (
        <div className={styles.json}>
          <JsonTab
            file={idOf(file)}
            text={file.now.text}
            problems={isBroken(file) ? file.now.problems : problems}
            onChange={(text) => act({ type: "replaceText", text })}
          />
        </div>
      )}
    </Tabs>
  );
}
