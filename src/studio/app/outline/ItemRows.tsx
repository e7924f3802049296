import type { KeyboardEvent } from "react";
import type { Problem } from "../../../node/check/finding.ts";
import type { Listed, ListedItem } from "../../fields/listed.ts";
import { problemsBelow } from "../../form/problemPlaces.ts";
import { ProblemCount } from "../../ui/ProblemCount.tsx";
import { placeByKey } from "../../ui/Sortable.tsx";
import type { ItemCommands } from "./itemCommands.ts";
import { pressed, walk } from "./rowKeys.ts";
import styles from "./Outline.module.css";

interface ItemRowsProps {
  list: Listed;
  current: ListedItem | undefined;
  problems: readonly Problem[];
  commands: ItemCommands;
  /** Asks for a block that is to stand below the one that the items are of. */
  onAdd(): void;
}

/** The cards, questions or other items of a block, under the texts by which they are known. */
export function ItemRows({ list, current, problems, commands, onAdd }: ItemRowsProps) {
  const press = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const to = placeByKey(event, at);
    const move = () => commands.move(list, at, to!);
    const isDone = pressed(
      event,
      to !== undefined
        ? { [event.key]: move }
        : event.ctrlKey || event.metaKey
          ? { d: () => commands.duplicate(list, at) }
          : { Delete: () => commands.remove(list, at), Backspace: () => commands.remove(list, at), a: onAdd },
    );
    if (!isDone) walk(event);
  };
  return (
    <ul className={styles.items} aria-label={list.title}>
      {list.items.map((item, at) => (
        <li key={item.key}>
          <button
            type="button"
            className={styles.itemRow}
            aria-current={item === current || undefined}
            data-row={item.key}
            onClick={() => commands.select(list, at)}
            onKeyDown={(event) => press(event, at)}
          >
            <span className={styles.itemText}>{item.text || item.name}</span>
            {item.text && <span className="unseen"> ({item.name})</span>}
            <ProblemCount of={problemsBelow(problems, item.pointer)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
