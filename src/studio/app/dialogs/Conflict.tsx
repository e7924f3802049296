import { useMemo, useState } from "react";
import type { Json } from "../../../model/fields.ts";
import type { Group } from "../../../node/check/site.ts";
import type { Lookup } from "../../../node/check/lookup.ts";
import { capital } from "../../../node/check/words.ts";
import { fieldWords } from "../../document/fieldWords.ts";
import type { Named } from "../../document/read.ts";
import { changeSentences } from "../../sentences/changes.ts";
import { openFile } from "../../document/openFile.ts";
import { namedOf, type SiteData } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { blockWords } from "../blockWords.ts";
import { mergedText, type Part, partsApart, type Side } from "../merge.ts";
import type { FileState } from "../session.ts";
import styles from "./dialogs.module.css";

interface ConflictProps {
  file: string;
  state: FileState;
  lookup: Lookup;
  site: SiteData;
  /** With the text that is to stay; without one the own stays as it is. */
  onResolve(text?: string): void;
  onRemove(): void;
  onClose(): void;
}

/** Somebody else stored another version of a file with changes that are not saved: which is to stay, part by part. */
export function Conflict({ file, state, lookup, site, onResolve, onRemove, onClose }: ConflictProps) {
  const named = useMemo(() => namedOf(file), [file]);
  const stored = state.theirs?.stored;
  const theirs = useMemo(() => stored && openFile(named, stored.text).now.page, [stored, named]);
  const base = useMemo(() => openFile(named, state.stored?.text ?? "").now.page, [state.stored, named]);
  const mine = state.open.now.page;
  const parts = useMemo(
    () => (theirs && mine ? partsApart({ base: base ?? {}, mine, theirs }) : []),
    [base, mine, theirs],
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (part: Part) => chosen[part.id] ?? part.suggested;
  const all = (side: Side) => setChosen(Object.fromEntries(parts.map(({ id }) => [id, side])));
  const words = (part: Part) => {
    const path = part.mine?.path ?? part.theirs!.path;
    if (path[0] === "blocks") return blockWords(lookup.schemas, site, (part.mine ?? part.theirs)!.value).kind;
    return capital(fieldWords(lookup, { ...named, text: "", data: mine ?? {} }, path));
  };
  const tell = (value: Json | undefined) => {
    if (value === undefined) return "Not there";
    if (typeof value === "object" && value !== null && !Array.isArray(value) && "type" in value)
      return blockWords(lookup.schemas, site, value).text || "Without a heading";
    return typeof value === "string" ? value : JSON.stringify(value);
  };
  if (!stored)
    return (
      <Dialog
        title="Somebody else deleted this page"
        onClose={onClose}
        actions={
          <>
            <Button look="danger" onClick={onRemove}>
              Drop my changes
            </Button>
            <Button look="main" data-first onClick={() => onResolve()}>
              Keep my version
            </Button>
          </>
        }
      >
        <p>Your changes are still here. If you keep them, the page is there again with your next save.</p>
      </Dialog>
    );
  return (
    <Dialog
      title="Two versions of this page"
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => all("mine")}>All mine</Button>
          <Button onClick={() => all("theirs")}>All theirs</Button>
          <Button
            look="main"
            data-first
            onClick={() =>
              onResolve(
                mergedText(
                  lookup,
                  { named, text: stored.text },
                  parts.map((part) => ({ part, side: sideOf(part) })),
                ),
              )
            }
          >
            Take this choice
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          Somebody else changed {file} while you were working on it. Nothing is lost: choose which version of each part
          stays. What is the same in both is not shown.
        </p>
        {parts.length === 0 ? (
          <p className={styles.ready}>Both say the same; only the layout of the file is another.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Mine</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part.id}>
                  <th scope="row">
                    {words(part)}
                    {theirs && mine && <Differences {...{ lookup, named, theirs, part }} />}
                  </th>
                  {(["mine", "theirs"] as const).map((side) => (
                    <td key={side}>
                      <label>
                        <input
                          type="radio"
                          aria-label={`${side}: ${tell(part[side]?.value)}`}
                          name={`part ${part.id}`}
                          checked={sideOf(part) === side}
                          onChange={() => setChosen({ ...chosen, [part.id]: side })}
                        />
                        <span aria-hidden="true">{tell(part[side]?.value)}</span>
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

interface DifferencesProps {
  lookup: Lookup;
  named: Named;
  theirs: Group;
  part: Part;
}

/** What makes a block of theirs another than mine, where both have it. */
function Differences({ lookup, named, theirs, part }: DifferencesProps) {
  const { blocks } = theirs;
  if (!part.mine || part.theirs?.path[0] !== "blocks" || !Array.isArray(blocks)) return null;
  const withMine = blocks.with(Number(part.theirs.path[1]), part.mine.value);
  const sentences = changeSentences(
    lookup,
    { ...named, text: "", data: { blocks: withMine } },
    { ...named, text: "", data: { blocks } },
  );
  return (
    <ul className={styles.differences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
