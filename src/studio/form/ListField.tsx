import type { ReactNode } from "react";
import { isGroup, type Json } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import { newItem } from "../fields/additions.ts";
import type { EditorField } from "../fields/field.ts";
import { type Listed, listed } from "../fields/listed.ts";
import { placeByKey, Sortable, useSortableItem } from "../ui/Sortable.tsx";
import { Button, IconButton } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import lists from "./Fields.module.css";
import { Fields } from "./Fields.tsx";
import { Folded } from "./Folded.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps, useForm } from "./form.ts";
import styles from "./ListField.module.css";
import { Thumbnail } from "./ImageField.tsx";
import { useValue } from "./useValue.ts";
import { Widget } from "./Widget.tsx";

/** A list: each item folded under the text by which it is known, or a line of its own where it is a plain text. */
export function ListField({ field, pointer }: FieldProps) {
  const { value, clear } = useValue(field, pointer);
  const { document, keys, around, act } = useForm();
  const path = pathOf(pointer, document.data);
  const list = listed(field, keys, { path, value });
  if (!list) return null;
  const { item, items, isFull } = list;
  const { limits } = field;
  const start = isFull ? undefined : newItem(around, path);
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
        <span className={layout.counter}>
          {items.length}
          {limits.words && ` (${limits.words})`}
        </span>
      }
    >
      {() => (
        <div className={lists.list} id={controlId(pointer)} tabIndex={-1}>
          <Sortable
            ids={items.map(({ key }) => key)}
            onMove={(from, to) => act({ type: "move", pointer: items[from]!.pointer, to })}
          >
            {items.map(({ key }, at) => (
              <Item key={key} list={list} at={at} />
            ))}
          </Sortable>
          <div className={lists.offers}>
            <Button icon="add" look="quiet" disabled={start === undefined} onClick={add}>
              Add {item.word}
            </Button>
            {!field.required && items.length > 0 && (
              <Button look="quiet" onClick={clear}>
                Remove all
              </Button>
            )}
            {start === undefined && (
              <p className={layout.small}>
                {isFull ? `Full: ${limits.words}.` : `There is no other ${item.word} to add.`}
              </p>
            )}
          </div>
        </div>
      )}
    </FieldRow>
  );
}

function Item({ list, at }: { list: Listed; at: number }) {
  const { act } = useForm();
  const { item, items, isFull, isLeast } = list;
  const { key, pointer, name, text, value } = items[at]!;
  const { element, handle } = useSortableItem(key);
  const move = (to: number) => act({ type: "move", pointer, to });
  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = placeByKey(event, at);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(to);
  };
  const remove = (
    <IconButton
      icon="remove"
      label={isLeast ? `${name} cannot be removed: there must be ${items.length}` : `Remove ${item.word} ${at + 1}`}
      aria-disabled={isLeast}
      onClick={() => {
        if (!isLeast) act({ type: "remove", pointer });
      }}
    />
  );
  const isFolded = item.field.fields.length > 0;
  return (
    // The item with the focus gets selected, so that the preview shows it. Captured from the outside in: of nested items, the innermost is selected last.
    <div {...element} className={styles.item} onFocusCapture={() => act({ type: "select", key })}>
      {isFolded ? (
        <Folded
          title={name}
          text={text}
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
              disabled={at === items.length - 1}
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
          <Widget field={{ ...item.field, title: name, description: "" }} pointer={pointer} />
          {remove}
        </div>
      )}
    </div>
  );
}

/** The picture of an item, if it has one. */
function ItemPicture({ field, value }: { field: EditorField; value: Json }): ReactNode {
  if (!isGroup(value)) return null;
  const src = field.widget === "image" ? value["src"] : undefined;
  const image = field.fields.find(({ widget }) => widget === "image" || widget === "imageFile");
  const inner = image && value[image.name];
  const found = src ?? (isGroup(inner) ? inner["src"] : inner);
  return typeof found === "string" ? <Thumbnail src={found} /> : null;
}
