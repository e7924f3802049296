import { namedOf } from "../../../node/check/files/sitePaths.ts";
import { useMemo, useState } from "react";
import type { Lookup } from "../../../node/check/lookup.ts";
import type { Document } from "../../../node/check/document/document.ts";
import type { Group } from "../../../node/check/site.ts";
import { isBroken } from "../../document/openFile.ts";
import type { SiteData } from "../../site/siteData.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { compare } from "../merge/compare.ts";
import type { MergePart, Side } from "../merge/parts.ts";
import { differences, nameOfPart, tellSide } from "../merge/words.ts";
import { CALLED } from "../others.ts";
import type { FileState } from "../session.ts";
import { titleOf } from "../titleOf.ts";
import layout from "../../ui/fields.module.css";
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

/** Somebody else stored another version of a file with changes that are not saved: which is to stay, part by part. */
export function Conflict({ file, state, lookup, site, onResolve, onRemove, onClose }: ConflictProps) {
  const { open, theirs: { stored, base } = {} } = state;
  const { role } = open;
  const compared = useMemo(
    () => stored && compare(lookup, { open, base, theirs: stored.text }),
    [lookup, open, base, stored],
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  if (!stored)
    return (
      <OneOfTwo
        title={`Somebody else deleted ${CALLED[role]}`}
        give={{ words: "Drop my changes", isLost: true, run: onRemove }}
        onKeep={() => onResolve()}
        onClose={onClose}
      >
        Your changes are still here. If you keep them, the file is there again with your next save.
      </OneOfTwo>
    );
  // Only texts that are JSON can be compared part by part.
  if (!compared)
    return (
      <OneOfTwo
        title={`Two versions of ${CALLED[role]}`}
        give={{ words: "Take theirs", run: () => onResolve(stored.text) }}
        onKeep={() => onResolve()}
        onClose={onClose}
      >
        Somebody else changed “{titleOf(open)}” while you were working on it. The JSON of{" "}
        {isBroken(open) ? "your" : "their"} version has a mistake, so that only one of the two can stay as a whole. If
        you take theirs, Undo brings yours back. If you keep yours, your next save puts it in the place of theirs.
      </OneOfTwo>
    );
  const asked = compared.parts.filter(({ isAsked }) => isAsked);
  const all = (side: Side) => setChosen(Object.fromEntries(asked.map(({ id }) => [id, side])));
  const documentOf = (data: Group): Document => ({ ...namedOf(file), text: "", data });
  const documents = { mine: documentOf(compared.mine), theirs: documentOf(compared.theirs) };
  const isKnown = base !== undefined;
  return (
    <Dialog
      title={`Two versions of ${CALLED[role]}`}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => all("mine")}>All mine</Button>
          <Button onClick={() => all("theirs")}>All theirs</Button>
          <Button look="main" data-first onClick={() => onResolve(compared.together(chosen))}>
            Take this choice
          </Button>
        </>
      }
    >
      <div className={layout.fields}>
        <p>
          Somebody else changed “{titleOf(open)}” while you were working on it.{" "}
          {isKnown
            ? "What only one of you changed is kept. Choose what stays where both of you changed the same."
            : "Nobody knows any more what was there before. Choose what stays of each part."}
        </p>
        {asked.length === 0 ? (
          <p className={styles.ready}>There is nothing left to choose. Both versions go together.</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                {isKnown && <th scope="col">{COLUMNS.before}</th>}
                <th scope="col">{COLUMNS.mine}</th>
                <th scope="col">{COLUMNS.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {asked.map((part) => (
                <PartRow
                  key={part.id}
                  part={part}
                  words={{ lookup, site, documents }}
                  isKnown={isKnown}
                  side={chosen[part.id] ?? part.suggested}
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

const COLUMNS = { before: "Before", mine: "Mine", theirs: "Theirs" } as const;

interface PartRowProps {
  part: MergePart;
  /** What it is told with. */
  words: Parameters<typeof nameOfPart>[0];
  /** Whether it is known what was there before. */
  isKnown: boolean;
  side: Side;
  onSide(side: Side): void;
}

/** What both changed, and which version of it stays. */
function PartRow({ part, words, isKnown, side, onSide }: PartRowProps) {
  return (
    <tr>
      <th scope="row">{nameOfPart(words, part)}</th>
      {isKnown && <td data-column={COLUMNS.before}>{tellSide(words, part, "before")}</td>}
      {(["mine", "theirs"] as const).map((each) => {
        const told = tellSide(words, part, each);
        const changes = differences(words, part, each);
        return (
          <td key={each} data-column={COLUMNS[each]}>
            <label>
              <input
                type="radio"
                aria-label={`${each}: ${[told, ...changes].join(" ")}`}
                name={`part ${part.id}`}
                checked={side === each}
                onChange={() => onSide(each)}
              />
              <span aria-hidden="true">{told}</span>
            </label>
            {changes.length > 0 && (
              <ul className={styles.differences} aria-hidden="true">
                {changes.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </td>
        );
      })}
    </tr>
  );
}
