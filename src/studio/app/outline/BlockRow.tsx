import { isWithin } from "../../../model/pointer.ts";
import { type KeyboardEvent, memo } from "react";
import type { Problem } from "../../../node/check/finding.ts";
import type { Listed } from "../../fields/listed.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ProblemCount } from "../../ui/ProblemCount.tsx";
import { placeByKey, useSortableItem } from "../../ui/Sortable.tsx";
import type { BlockCommands } from "./commands.ts";
import type { ItemCommands } from "./itemCommands.ts";
import { ItemRows } from "./ItemRows.tsx";
import { pressed, walk } from "./rowKeys.ts";
import styles from "./Outline.module.css";

interface BlockRowProps {
  id: string;
  at: number;
  isLast: boolean;
  kind: string;
  text: string;
  /** The name of the shared block that it stands for. */
  shared: string | undefined;
  problems: readonly Problem[];
  /** The pointer of what is selected, where that is this block or something in it. */
  selected: string | undefined;
  isHovered: boolean;
  /** Shown under the block. */
  lists: readonly Listed[];
  commands: BlockCommands;
  items: ItemCommands | undefined;
  /** While the file cannot be read, nothing of it can be changed. */
  isLocked: boolean;
}

/** A block in the outline, with its items and with what can be done with it while it is selected. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { id, at, isLast, kind, text, shared, problems, selected, isHovered, lists, commands, items, isLocked } = props;
  const { element, handle } = useSortableItem(id);
  const isSelected = selected !== undefined;
  const current = lists.flatMap((list) => list.items).find(({ pointer }) => isSelected && isWithin(selected, pointer));
  const name = `${kind}${text && ` “${text}”`}`;
  return (
    <li
      {...element}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      onPointerEnter={() => commands.hover(at)}
      onPointerLeave={() => commands.hover(undefined)}
    >
      <button
        type="button"
        className={styles.between}
        aria-label={`Add a block above ${name}`}
        tabIndex={-1}
        disabled={isLocked}
        onClick={() => commands.add(at)}
      >
        <Icon name="add" size={14} />
      </button>
      {handle}
      <button
        type="button"
        className={styles.block}
        aria-current={(isSelected && !current) || undefined}
        data-row={id}
        onClick={() => commands.select(at)}
        onKeyDown={(event) => {
          if (!press(event, at, commands)) walk(event);
        }}
      >
        <span className={styles.words}>
          <span className={styles.text}>{text || kind}</span>
          <span className={styles.kind}>
            {shared !== undefined && <Icon name="shared" size={13} />}
            {kind}
            {shared !== undefined && <span className="unseen"> (shared)</span>}
          </span>
        </span>
        <ProblemCount of={problems} />
      </button>
      {isSelected && (
        <fieldset className={styles.tools} disabled={isLocked}>
          <IconButton
            icon="up"
            label="Move up (Alt+Up)"
            disabled={at === 0}
            onClick={() => commands.move(at, at - 1)}
          />
          <IconButton
            icon="down"
            label="Move down (Alt+Down)"
            disabled={isLast}
            onClick={() => commands.move(at, at + 1)}
          />
          <IconButton icon="duplicate" label="Duplicate (Ctrl+D)" onClick={() => commands.duplicate(at)} />
          <IconButton icon="copy" label="Copy (Ctrl+C)" onClick={() => commands.copy(at)} />
          <IconButton icon="paste" label="Paste below (Ctrl+V)" onClick={() => commands.paste(at)} />
          <IconButton
            icon="shared"
            label={shared === undefined ? "Share with other pages" : "It is shared already"}
            disabled={shared !== undefined}
            onClick={() => commands.share(at)}
          />
          <IconButton icon="remove" label="Delete (Del)" onClick={() => commands.remove(at)} />
        </fieldset>
      )}
      {items &&
        lists.map((list) => (
          <ItemRows
            key={list.pointer}
            list={list}
            current={current}
            problems={problems}
            commands={items}
            onAdd={() => commands.add(at + 1)}
          />
        ))}
    </li>
  );
});

/** Keys that do something with a block. */
function press(event: KeyboardEvent, at: number, commands: BlockCommands): boolean {
  const to = placeByKey(event, at);
  if (to !== undefined) return pressed(event, { [event.key]: () => commands.move(at, to) });
  return pressed(
    event,
    event.ctrlKey || event.metaKey
      ? { d: () => commands.duplicate(at), c: () => commands.copy(at), v: () => commands.paste(at) }
      : { Delete: () => commands.remove(at), Backspace: () => commands.remove(at), a: () => commands.add(at + 1) },
  );
}
