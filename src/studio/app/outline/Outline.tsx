import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { Json } from "../../model/fields.ts";
import type { Problem } from "../../node/check/site.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useSorting } from "../ui/useSorting.ts";
import { type BlockWords, blockWords } from "./blockWords.ts";
import { ProblemCount } from "../ui/ProblemCount.tsx";
import styles from "./Outline.module.css";
import { problemsBelow } from "../form/problemPlaces.ts";
import type { Schemas } from "../../model/fields.ts";
import type { Named } from "../document/read.ts";
import type { SiteData } from "../site/siteData.ts";

/** What can be done with the blocks of a page; places count from 0. */
export interface BlockCommands {
  select(at: number | undefined): void;
  hover(at: number | undefined): void;
  move(at: number, to: number): void;
  duplicate(at: number): void;
  remove(at: number): void;
  copy(at: number): void;
  /** Behind the block at a place. */
  paste(at: number): void;
  /** Opens the gallery of blocks, for one that is to stand at a place. */
  add(at: number): void;
}

interface OutlineProps {
  schemas: Schemas;
  site: SiteData;
  file: Named;
  blocks: readonly Json[];
  keys: readonly string[];
  selected: number | undefined;
  hovered: number | undefined;
  problems: readonly Problem[];
  commands: BlockCommands;
  /** Opens what stands on every page. */
  onSite(): void;
}

/** The page from top to bottom. */
export function Outline(props: OutlineProps) {
  const { schemas, site, file, blocks, keys, selected, hovered, problems, commands, onSite } = props;
  const sorting = useSorting();
  const own = problems.filter(({ pointer }) => !/^\/blocks\/\d/.test(pointer));
  const dropped = ({ active, over }: DragEndEvent) => {
    const to = over ? keys.indexOf(String(over.id)) : -1;
    const from = keys.indexOf(String(active.id));
    if (to !== -1 && to !== from) commands.move(from, to);
  };
  if (file.role !== "page")
    return (
      <p className={styles.note}>
        {file.role === "site" ? "What stands on every page." : "This block stands on every page that uses it."} It has
        one form.
      </p>
    );
  return (
    <div className={styles.outline}>
      <button
        type="button"
        className={styles.page}
        aria-current={selected === undefined || undefined}
        data-row="page"
        onClick={() => commands.select(undefined)}
        onKeyDown={(event) => walk(event)}
      >
        <Icon name="page" />
        <span className={styles.kind}>Title, address and search</span>
        <ProblemCount of={own} />
      </button>
      <button
        type="button"
        className={styles.frame}
        onClick={onSite}
        onKeyDown={(event) => walk(event)}
        data-row="header"
      >
        Header, on every page
      </button>
      <DndContext sensors={sorting} collisionDetection={closestCenter} onDragEnd={dropped}>
        <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
          <ol className={styles.blocks}>
            {blocks.map((block, at) => (
              <Row
                key={keys[at]}
                id={keys[at]!}
                at={at}
                count={blocks.length}
                words={blockWords(schemas, site, block)}
                problems={problemsBelow(problems, `/blocks/${at}`)}
                isSelected={selected === at}
                isHovered={hovered === at}
                commands={commands}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <button
        type="button"
        className={styles.frame}
        onClick={onSite}
        onKeyDown={(event) => walk(event)}
        data-row="footer"
      >
        Footer, on every page
      </button>
      <div className={styles.end}>
        <Button icon="add" onClick={() => commands.add(blocks.length)}>
          Add a block
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  id: string;
  at: number;
  count: number;
  words: BlockWords;
  problems: readonly Problem[];
  isSelected: boolean;
  isHovered: boolean;
  commands: BlockCommands;
}

function Row({ id, at, count, words, problems, isSelected, isHovered, commands }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const name = `${words.kind}${words.text && ` “${words.text}”`}`;
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onPointerEnter={() => commands.hover(at)}
      onPointerLeave={() => commands.hover(undefined)}
    >
      <button
        type="button"
        className={styles.between}
        aria-label={`Add a block above ${name}`}
        tabIndex={-1}
        onClick={() => commands.add(at)}
      >
        <Icon name="add" size={14} />
      </button>
      <span ref={setActivatorNodeRef} className={styles.handle} aria-hidden="true" {...listeners}>
        <Icon name="grip" size={16} />
      </span>
      <button
        type="button"
        className={styles.block}
        aria-current={isSelected || undefined}
        data-row={id}
        onClick={() => commands.select(at)}
        onKeyDown={(event) => {
          if (!press(event, at, commands)) walk(event);
        }}
      >
        <span className={styles.words}>
          <span className={styles.text}>{words.text || words.kind}</span>
          <span className={styles.kind}>
            {words.shared !== undefined && <Icon name="shared" size={13} />}
            {words.kind}
            {words.shared !== undefined && <span className="unseen"> (shared)</span>}
          </span>
        </span>
        <ProblemCount of={problems} />
      </button>
      {isSelected && (
        <span className={styles.tools}>
          <IconButton
            icon="up"
            label="Move up (Alt+Up)"
            disabled={at === 0}
            onClick={() => commands.move(at, at - 1)}
          />
          <IconButton
            icon="down"
            label="Move down (Alt+Down)"
            disabled={at === count - 1}
            onClick={() => commands.move(at, at + 1)}
          />
          <IconButton icon="duplicate" label="Duplicate (Ctrl+D)" onClick={() => commands.duplicate(at)} />
          <IconButton icon="copy" label="Copy (Ctrl+C)" onClick={() => commands.copy(at)} />
          <IconButton icon="paste" label="Paste below (Ctrl+V)" onClick={() => commands.paste(at)} />
          <IconButton icon="remove" label="Delete (Del)" onClick={() => commands.remove(at)} />
        </span>
      )}
    </li>
  );
}

/** Keys that do something with a block. */
function press(event: React.KeyboardEvent, at: number, commands: BlockCommands): boolean {
  const control = event.ctrlKey || event.metaKey;
  const does: Readonly<Record<string, () => void>> = event.altKey
    ? { ArrowUp: () => commands.move(at, at - 1), ArrowDown: () => commands.move(at, at + 1) }
    : control
      ? { d: () => commands.duplicate(at), c: () => commands.copy(at), v: () => commands.paste(at) }
      : { Delete: () => commands.remove(at), Backspace: () => commands.remove(at), a: () => commands.add(at + 1) };
  const command = does[event.key];
  if (!command) return false;
  event.preventDefault();
  command();
  return true;
}

/** Up and down go from row to row. */
function walk(event: React.KeyboardEvent): void {
  const { key, currentTarget, altKey, ctrlKey } = event;
  if (altKey || ctrlKey || !["ArrowUp", "ArrowDown", "Home", "End"].includes(key)) return;
  const rows = [...currentTarget.closest(`.${styles.outline}`)!.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(currentTarget as HTMLElement);
  const next = { ArrowUp: rows[at - 1], ArrowDown: rows[at + 1], Home: rows[0], End: rows.at(-1) }[key];
  event.preventDefault();
  next?.focus();
}
