import { closestCenter, DndContext, type DragEndEvent } from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import type { ReactNode } from "react";
import type { Json } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import { isGroup } from "../../node/check/lookup.ts";
import { capital } from "../../node/check/words.ts";
import { keyAt } from "../document/keys.ts";
import { newItem } from "../fields/additions.ts";
import type { Field, Item } from "../fields/field.ts";
import { itemText } from "../fields/itemText.ts";
import { useSorting } from "../ui/useSorting.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Fields } from "./Fields.tsx";
import { Folded } from "./Folded.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, useForm } from "./form.ts";
import styles from "./form.module.css";
import { Thumbnail } from "./ImageField.tsx";
import { useValue } from "./useValue.ts";
import { Widget } from "./Widget.tsx";

interface FieldProps {
  field: Field;
  pointer: string;
}

/** A list: each item folded under the text by which it is known, or a line of its own where it is a plain text. */
export function ListField({ field, pointer }: FieldProps) {
  const { value, clear } = useValue(field, pointer);
  const { document, keys, around, act } = useForm();
  const sorting = useSorting();
  const path = pathOf(pointer, document.data);
  const items = Array.isArray(value) ? value : [];
  const { item, limits } = field;
  if (!item) return null;
  const ids = items.map((_, at) => keyAt(keys, [...path, at]) ?? String(at));
  const isFull = items.length >= (limits.max ?? Infinity);
  const start = isFull ? undefined : newItem(around, path);
  const isLeast = items.length <= (limits.min ?? 0);
  const dropped = ({ active, over }: DragEndEvent) => {
    const to = over ? ids.indexOf(String(over.id)) : -1;
    const from = ids.indexOf(String(active.id));
    if (to !== -1 && to !== from) act({ type: "move", pointer: `${pointer}/${from}`, to });
  };
  const add = () => {
    if (start === undefined) return;
    act({ type: "add", list: pointer, index: items.length, value: start });
  };
  return (
    <FieldRow
      field={field}
      pointer={pointer}
      isGroup
      aside={
        <span className={styles.counter}>
          {items.length}
          {limits.words && ` (${limits.words})`}
        </span>
      }
    >
      {() => (
        <div className={styles.list} id={controlId(pointer)} tabIndex={-1}>
          <DndContext sensors={sorting} collisionDetection={closestCenter} onDragEnd={dropped}>
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              {items.map((each, at) => (
                <ListItem
                  key={ids[at]}
                  id={ids[at]!}
                  item={item}
                  value={each}
                  place={{ list: pointer, at, count: items.length, isLeast, isFull }}
                />
              ))}
            </SortableContext>
          </DndContext>
          <div className={styles.offers}>
            <Button icon="add" look="quiet" disabled={start === undefined} onClick={add}>
              Add {item.word}
            </Button>
            {!field.required && items.length > 0 && (
              <Button look="quiet" onClick={clear}>
                Remove all
              </Button>
            )}
            {start === undefined && (
              <p className={styles.small}>
                {isFull ? `Full: ${limits.words}.` : `There is no other ${item.word} to add.`}
              </p>
            )}
          </div>
        </div>
      )}
    </FieldRow>
  );
}

interface ListItemProps {
  id: string;
  item: Item;
  value: Json;
  place: { list: string; at: number; count: number; isLeast: boolean; isFull: boolean };
}

function ListItem({ id, item, value, place }: ListItemProps) {
  const { act } = useForm();
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const { list, at, count, isLeast, isFull } = place;
  const pointer = `${list}/${at}`;
  const move = (to: number) => {
    if (to >= 0 && to < count) act({ type: "move", pointer, to });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === "ArrowUp" ? at - 1 : at + 1);
  };
  const name = `${capital(item.word)} ${at + 1}`;
  const handle = (
    <span ref={setActivatorNodeRef} className={styles.handle} aria-hidden="true" {...listeners}>
      <Icon name="grip" size={16} />
    </span>
  );
  const remove = (
    <IconButton
      icon="remove"
      label={isLeast ? `${name} cannot be removed: there must be ${count}` : `Remove ${item.word} ${at + 1}`}
      aria-disabled={isLeast}
      onClick={() => {
        if (!isLeast) act({ type: "remove", pointer });
      }}
    />
  );
  const isFolded = item.field.fields.length > 0;
  return (
    <div
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {isFolded ? (
        <Folded
          title={name}
          text={itemText(item.field.fields, value)}
          pointer={pointer}
          onKeyDown={onKeyDown}
          before={
            <>
              {handle}
              <ItemPicture field={item.field} value={value} />
            </>
          }
        >
          <Fields fields={item.field.fields} pointer={pointer} />
          <div className={styles.itemActions}>
            <IconButton
              icon="up"
              label={`Move ${item.word} ${at + 1} up`}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            />
            <IconButton
              icon="down"
              label={`Move ${item.word} ${at + 1} down`}
              disabled={at === count - 1}
              onClick={() => move(at + 1)}
            />
            <IconButton
              icon="duplicate"
              label={`Duplicate ${item.word} ${at + 1}`}
              disabled={isFull}
              onClick={() => act({ type: "duplicate", pointer })}
            />
            {remove}
          </div>
        </Folded>
      ) : (
        <div className={styles.plainItem} role="presentation" onKeyDown={onKeyDown}>
          {handle}
          <Bare item={item} pointer={pointer} name={name} />
          {remove}
        </div>
      )}
    </div>
  );
}

/** One plain value of a list, under the number that it has there. */
function Bare({ item, pointer, name }: { item: Item; pointer: string; name: string }): ReactNode {
  return <Widget field={{ ...item.field, title: name, description: "" }} pointer={pointer} />;
}

/** The picture of an item, if it has one. */
function ItemPicture({ field, value }: { field: Field; value: Json }): ReactNode {
  if (!isGroup(value)) return null;
  const src = field.widget === "image" ? value["src"] : undefined;
  const image = field.fields.find(({ widget }) => widget === "image" || widget === "imageFile");
  const inner = image && value[image.name];
  const found = src ?? (isGroup(inner) ? inner["src"] : inner);
  return typeof found === "string" ? <Thumbnail src={found} /> : null;
}
