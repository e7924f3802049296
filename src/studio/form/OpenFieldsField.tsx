import { isGroup, type Json } from "../../model/fields.ts";
import { blockFields } from "../fields/describe.ts";
import type { EditorField } from "../fields/field.ts";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps, useForm } from "./form.ts";
import styles from "./OpenFieldsField.module.css";
import { useValue } from "./useValue.ts";

/** Which fields of a shared block a page may word differently: each of them by its title. */
export function OpenFieldsField({ field, pointer }: FieldProps) {
  const { document, lookup } = useForm();
  const { value, set, clear } = useValue(field, pointer);
  const { block } = document.data;
  const fields = isGroup(block) ? blockFields(lookup.schemas, String(block["type"])) : [];
  const open = Array.isArray(value) ? value : [];
  const choices = [
    ...fields.filter((each) => isWorded(each) || open.includes(each.name)),
    ...strangeIn(open, fields).map((name) => ({ name, title: `“${String(name)}”` })),
  ];
  const turn = (name: Json) => {
    const next = open.includes(name) ? open.filter((each) => each !== name) : [...open, name];
    if (next.length === 0) clear();
    else set(next);
  };
  return (
    <FieldRow field={field} pointer={pointer} isGroup>
      {() => (
        <div className={styles.choices}>
          {choices.map(({ name, title }) => (
            <label key={String(name)}>
              <input
                id={controlId(`${pointer}/${String(name)}`)}
                type="checkbox"
                checked={open.includes(name)}
                onChange={() => turn(name)}
              />
              {title}
            </label>
          ))}
        </div>
      )}
    </FieldRow>
  );
}

/** Names that the block does not have, such as those of a former block; listed so that they can be unticked. */
function strangeIn(open: readonly Json[], fields: readonly EditorField[]): Json[] {
  return [...new Set(open)].filter((name) => !fields.some((each) => each.name === name));
}

/** The name for links stands beside what a page words differently. */
function isWorded({ widget }: EditorField): boolean {
  return widget !== "fixed" && widget !== "anchor";
}
