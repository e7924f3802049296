import { useState } from "react";
import { blockSchema, isGroup } from "../../model/fields.ts";
import { pathOf, pointerOf } from "../../model/pointer.ts";
import { inSentence } from "../document/fieldWords.ts";
import { newEntry } from "../fields/additions.ts";
import { blockFields } from "../fields/describe.ts";
import { itemText } from "../fields/itemText.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import { isComposing, shortcutOf } from "../ui/shortcuts.ts";
import lists from "./Fields.module.css";
import { Fields } from "./Fields.tsx";
import { Folded } from "./Folded.tsx";
import { FieldRow, Messages } from "./FieldRow.tsx";
import { type FieldProps, nameId, useForm, useProblems } from "./form.ts";
import { useValue } from "./useValue.ts";

/** A group of fields; one that may be missing can be taken out. */
export function ObjectField({ field, pointer }: FieldProps) {
  const { value, clear } = useValue(field, pointer);
  const isThere = value !== undefined;
  return (
    <Folded
      title={field.title}
      pointer={pointer}
      text={itemText(field.fields, value ?? null)}
      help={field.description}
      isOpenAtFirst={field.fields.length < 5}
      actions={
        !field.required &&
        isThere && <IconButton icon="remove" label={`Remove ${inSentence(field.title)}`} onClick={clear} />
      }
    >
      <Fields fields={field.fields} pointer={pointer} />
    </Folded>
  );
}

/** A group in which every entry has a name of the author's own. */
export function NamedField({ field, pointer }: FieldProps) {
  const { value } = useValue(field, pointer);
  const { around, act, document } = useForm();
  const { word = "entry", field: item } = field.item ?? {};
  if (!item) return null;
  const group = isGroup(value) ? value : {};
  const names = Object.keys(group);
  const add = () => {
    const entry = newEntry(around, pathOf(pointer, document.data));
    if (entry) act({ type: "set", pointer: pointer + pointerOf([entry.name]), value: entry.value }, "inside");
  };
  return (
    <FieldRow field={field} pointer={pointer} isGroup>
      {() => (
        <div className={lists.list}>
          {names.map((name, at) => (
            <Folded
              // It stays open when its name changes, and nothing takes its place when it is removed.
              key={`${at} of ${names.length}`}
              title={name}
              pointer={pointer + pointerOf([name])}
              text={itemText(item.fields, group[name]!)}
              actions={
                <IconButton
                  icon="remove"
                  label={`Remove ${word} ${name}`}
                  onClick={() => act({ type: "clear", pointer: pointer + pointerOf([name]) })}
                />
              }
            >
              <Name key={name} name={name} taken={names} pointer={pointer + pointerOf([name])} />
              <Fields fields={item.fields} pointer={pointer + pointerOf([name])} />
            </Folded>
          ))}
          <Button icon="add" onClick={add}>
            Add {word}
          </Button>
        </div>
      )}
    </FieldRow>
  );
}

/** The name of an entry, which takes effect when the field is left: others refer to it. */
function Name({ name, taken, pointer }: { name: string; taken: readonly string[]; pointer: string }) {
  const { act } = useForm();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const isTaken = wanted !== name && taken.includes(wanted);
  const id = nameId(pointer);
  const rename = () => {
    if (wanted === "" || wanted === name || isTaken) setTyped(name);
    else act({ type: "rename", pointer, name: wanted });
  };
  return (
    <div className={layout.row}>
      <div className={layout.label}>
        <label htmlFor={id}>Name</label>
      </div>
      <input
        id={id}
        className={layout.input}
        value={typed}
        aria-describedby={isTaken ? `${id}-taken` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          // The field is not left, and yet what it says is to be saved.
          const isDone = event.key === "Enter" || shortcutOf(event.nativeEvent) === "save";
          if (isDone && !isComposing(event.nativeEvent)) rename();
        }}
      />
      {isTaken && (
        <p className={layout.wrong} id={`${id}-taken`}>
          Another one has this name already.
        </p>
      )}
    </div>
  );
}

/** A block of any type, in the file of a shared block. */
export function BlockField({ field, pointer }: FieldProps) {
  const { value } = useValue(field, pointer);
  return isGroup(value) ? <BlockFields type={String(value["type"])} pointer={pointer} /> : null;
}

/** All fields of a block. */
export function BlockFields({ type, pointer }: { type: string; pointer: string }) {
  const { lookup } = useForm();
  const problems = useProblems(pointer);
  const isKnown = blockSchema(lookup.schemas, type) !== undefined;
  return (
    <>
      <Messages problems={problems} />
      {!isKnown && <p className={layout.small}>No form is known for this block. It can be changed in the JSON tab.</p>}
      <Fields fields={blockFields(lookup.schemas, type)} pointer={pointer} />
    </>
  );
}

/** What no schema describes. */
export function UnknownField({ field, pointer }: FieldProps) {
  return (
    <FieldRow field={field} pointer={pointer} isGroup>
      {() => <p className={layout.small}>This can be changed in the JSON tab.</p>}
    </FieldRow>
  );
}
