import { useMemo, useState } from "react";
import type { Lookup } from "../../../node/check/lookup.ts";
import type { Document } from "../../../node/check/document/document.ts";
import { isBroken, openFile } from "../../document/openFile.ts";
import { namedOf, type SiteData } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { mergedText } from "../merge/mergedText.ts";
import { type Part, partsApart, type Side } from "../merge/parts.ts";
import { differences, nameOfPart, tellSide } from "../merge/words.ts";
import type { FileState } from "../session.ts";
import fields from "../../ui/fields.module.css";
import styles from "./dialogs.module.css";
import { OneOfTwo } from "./OneOfTwo.tsx";

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

const CALLED = { page: "this page", shared: "this block", site: "the site settings" } as const;

/** Somebody else stored another version of a file with changes that are not saved: which is to stay, part by part. */
export function Conflict({ file, state, lookup, site, onResolve, onRemove, onClose }: ConflictProps) {
  const named = useMemo(() => namedOf(file), [file]);
  const stored = state.theirs?.stored;
  const theirs = useMemo(() => stored && openFile(named, stored.text).now.page, [stored, named]);
  const base = useMemo(() => openFile(named, state.stored?.text ?? "").now.page, [state.stored, named]);
  const mine = state.open.now.page;
  const parts = useMemo(
    () => (theirs && mine ? partsApart(lookup, named, { base: base ?? {}, mine, theirs }) : []),
    [lookup, named, base, mine, theirs],
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (part: Part) => chosen[part.id] ?? part.suggested;
  const all = (side: Side) => setChosen(Object.fromEntries(parts.map(({ id }) => [id, side])));
  if (!stored)
    return (
      <OneOfTwo
        title={`Somebody else deleted ${CALLED[named.role]}`}
        give={{ words: "Drop my changes", isLost: true, run: onRemove }}
        onKeep={() => onResolve()}
        onClose={onClose}
      >
        Your changes are still here. If you keep them, the file is there again with your next save.
      </OneOfTwo>
    );
  // Parts can be told only of what can be read.
  if (!theirs || isBroken(state.open))
    return (
      <OneOfTwo
        title={`Two versions of ${CALLED[named.role]}`}
        give={{ words: "Take theirs", run: () => onResolve(stored.text) }}
        onKeep={() => onResolve()}
        onClose={onClose}
      >
        Somebody else changed {file} while you were working on it. The JSON of {theirs ? "your" : "their"} version has a
        mistake, so that only one of the two can stay as a whole. If you take theirs, Undo brings yours back. If you
        keep yours, your next save puts it in the place of theirs.
      </OneOfTwo>
    );
  const resolve = () => {
    const choice = parts.map((part) => ({ part, side: sideOf(part) }));
    onResolve(mergedText(lookup, { named, text: stored.text, mine: mine ?? {} }, choice));
  };
  const documents: Record<Side, Document> = {
    mine: { ...named, text: "", data: mine ?? {} },
    theirs: { ...named, text: "", data: theirs ?? {} },
  };
  return (
    <Dialog
      title={`Two versions of ${CALLED[named.role]}`}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => all("mine")}>All mine</Button>
          <Button onClick={() => all("theirs")}>All theirs</Button>
          <Button look="main" data-first onClick={resolve}>
            Take this choice
          </Button>
        </>
      }
    >
      <div className={fields.fields}>
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
                <PartRow
                  key={part.id}
                  part={part}
                  words={{ lookup, site, documents }}
                  side={sideOf(part)}
                  onSide={(side) => setChosen({ ...chosen, [part.id]: side })}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}

interface PartRowProps {
  part: Part;
  /** What it is told with. */
  words: Parameters<typeof nameOfPart>[0];
  side: Side;
  onSide(side: Side): void;
}

/** What is apart, and which version of it stays. */
function PartRow({ part, words, side, onSide }: PartRowProps) {
  const apart = differences(words, part);
  return (
    <tr>
      <th scope="row">
        {nameOfPart(words, part)}
        {apart.length > 0 && (
          <ul className={styles.differences}>
            {apart.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </th>
      {(["mine", "theirs"] as const).map((each) => {
        const told = tellSide(words, part, each);
        return (
          <td key={each}>
            <label>
              <input
                type="radio"
                aria-label={`${each}: ${told}`}
                name={`part ${part.id}`}
                checked={side === each}
                onChange={() => onSide(each)}
              />
              <span aria-hidden="true">{told}</span>
            </label>
          </td>
        );
      })}
    </tr>
  );
}
