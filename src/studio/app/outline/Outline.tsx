import { type MouseEvent, type ReactNode, useMemo } from "react";
import type { Problem } from "../../../node/check/finding.ts";
import { isBroken } from "../../document/openFile.ts";
import { type Listed, listsOfBlock } from "../../fields/listed.ts";
import { problemsBy } from "../../form/problemPlaces.ts";
import { AROUND } from "../../preview/around.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ProblemCount } from "../../ui/ProblemCount.tsx";
import { Sortable } from "../../ui/Sortable.tsx";
import { blockWords } from "../blockWords.ts";
import type { StudioState } from "../useStudio.ts";
import { BlockRow } from "./BlockRow.tsx";
import type { BlockCommands } from "./commands.ts";
import { itemCommands } from "./itemCommands.ts";
import { walk } from "./rowKeys.ts";
import styles from "./Outline.module.css";
import { WayBack } from "./WayBack.tsx";

const NONE: readonly Problem[] = [];
const NO_LISTS: readonly Listed[] = [];

type Shown = "session" | "site" | "lookup" | "open" | "block" | "selectedAt" | "blocks" | "blockKeys";

export interface OutlineProps {
  studio: Pick<StudioState, Shown | "act" | "show" | "revealAt">;
  hovered: number | undefined;
  problems: readonly Problem[];
  commands: BlockCommands;
  /** Where only one part of the studio is shown, it is to be the form. */
  onForm(): void;
}

/** The page from top to bottom. The block that is selected shows its items. */
export function Outline({ studio, hovered, problems, commands, onForm }: OutlineProps) {
  const { lookup, site, session, open, block: selected, selectedAt, blocks, blockKeys, show, revealAt } = studio;
  const { role, now } = open;
  const isLocked = isBroken(open);
  const byBlock = useMemo(() => problemsBy(problems, blockOf), [problems]);
  const items = itemCommands(studio);
  const showSite = (part: "header" | "footer") => {
    if (!site.site) return;
    show(site.site.file);
    revealAt(`/${part}`);
  };
  if (role !== "page") return <WayBack {...{ session, site, open, show }} />;
  return (
    <div
      className={styles.outline}
      role="presentation"
      data-rows
      data-neighbours
      onClick={(event) => {
        if (leadsToForm(event)) onForm();
        if (keyedRow(event) === (now.selection ?? "page")) revealAt(selectedAt ?? "", "inside");
      }}
    >
      <Row name="page" isCurrent={selected === undefined} onSelect={() => commands.select(undefined)}>
        <Icon name="page" />
        <span className={styles.kind}>Title, address and search</span>
        <ProblemCount of={byBlock.get(undefined) ?? NONE} />
      </Row>
      <Row name="header" onSelect={() => showSite("header")}>
        {AROUND.header}
      </Row>
      <Sortable ids={blockKeys} onMove={commands.move}>
        <ol>
          {blocks.map((block, at) => {
            const { kind, text, shared } = blockWords(lookup.schemas, site, block);
            return (
              <BlockRow
                key={blockKeys[at]}
                id={blockKeys[at]!}
                at={at}
                isLast={at === blocks.length - 1}
                kind={kind}
                text={text}
                shared={shared}
                problems={byBlock.get(at) ?? NONE}
                selected={selected === at ? selectedAt : undefined}
                isHovered={hovered === at}
                lists={
                  selected === at ? listsOfBlock(lookup.schemas, now.keys, { path: ["blocks", at], block }) : NO_LISTS
                }
                commands={commands}
                items={selected === at ? items : undefined}
                isLocked={isLocked}
              />
            );
          })}
        </ol>
      </Sortable>
      <Row name="footer" onSelect={() => showSite("footer")}>
        {AROUND.footer}
      </Row>
      <div className={styles.end}>
        <Button icon="add" disabled={isLocked} onClick={() => commands.add(blocks.length)}>
          Add a block
        </Button>
      </div>
    </div>
  );
}

/** A press on a block shows first what can be done with it; a key, or another press, shows its form. */
function leadsToForm({ target, detail, isTrusted }: MouseEvent): boolean {
  const row = target instanceof Element ? target.closest("[data-row]") : null;
  // The arrow key that shows the items of a block presses its row, and stays there.
  if (!row || !isTrusted) return false;
  return detail === 0 || !row.matches("ol > li:not([data-selected]) > *");
}

/** The row that a key has pressed: where that is the one that is selected, the next words are for its form. */
function keyedRow({ target, detail, isTrusted }: MouseEvent): string | undefined {
  return isTrusted && detail === 0 && target instanceof HTMLElement ? target.dataset["row"] : undefined;
}

/** The place of the block that a problem is in; undefined for one of the page itself. */
function blockOf({ pointer }: Problem): number | undefined {
  const [, at] = /^\/blocks\/(\d+)/.exec(pointer) ?? [];
  return at === undefined ? undefined : Number(at);
}

interface RowProps {
  name: "page" | "header" | "footer";
  isCurrent?: boolean;
  onSelect(): void;
  children: ReactNode;
}

/** What is no block: the page itself, and what stands around it. */
function Row({ name, isCurrent = false, onSelect, children }: RowProps) {
  return (
    <button
      type="button"
      className={name === "page" ? styles.page : styles.frame}
      aria-current={isCurrent || undefined}
      data-row={name}
      onClick={onSelect}
      onKeyDown={walk}
    >
      {children}
    </button>
  );
}
