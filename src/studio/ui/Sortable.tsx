import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo } from "react";
import { controlIn } from "./focus.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Sortable.module.css";

const MOUSE = { activationConstraint: { distance: 4 } };
const FINGER = { activationConstraint: { delay: 200, tolerance: 8 } };

/** What comes of dragging is told as it is for keys; the words of dnd-kit name items by ids, which nobody knows. */
const SILENT = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent };

function silent(): undefined {
  return undefined;
}

interface SortableProps {
  /** From top to bottom, an id for each item, without spaces. */
  ids: readonly string[];
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Items that are dragged by their handles, with a mouse or with a finger that rests first: one that moves at once scrolls. */
export function Sortable({ ids, onMove, children }: SortableProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, FINGER));
  // The same array while the ids are the same: else dnd-kit renders all items at every change of one.
  const joined = ids.join(" ");
  const items = useMemo(() => joined.split(" ").filter(Boolean), [joined]);
  const dropped = ({ active, over }: DragEndEvent) => {
    const to = over ? ids.indexOf(String(over.id)) : -1;
    const from = ids.indexOf(String(active.id));
    if (to !== -1 && to !== from) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT }}
      onDragEnd={dropped}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableItem {
  /** For the element of the item. */
  element: {
    ref(element: HTMLElement | null): void;
    style: CSSProperties;
    "data-dragging": true | undefined;
  };
  handle: ReactNode;
}

export function useSortableItem(id: string): SortableItem {
  const { node, setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  // The handle is not focusable: after a drag, the item gets the focus.
  useEffect(() => {
    const { current } = node;
    return isDragging ? () => controlIn(current)?.focus() : undefined;
  }, [node, isDragging]);
  return {
    element: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      "data-dragging": isDragging || undefined,
    },
    handle: (
      <span ref={setActivatorNodeRef} className={styles.handle} aria-hidden="true" {...listeners}>
        <Icon name="grip" size={16} />
      </span>
    ),
  };
}

/** Where Alt and an arrow move an item from a place, which may be beyond the ends of its list; undefined for other keys. */
export function placeByKey({ altKey, key }: KeyboardEvent, at: number): number | undefined {
  if (!altKey) return undefined;
  return { ArrowUp: at - 1, ArrowDown: at + 1 }[key];
}
