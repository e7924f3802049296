import { pathOf } from "../../model/pointer.ts";
import { inSentence } from "../document/fieldWords.ts";
import { groupMeant } from "../document/groupMeant.ts";
import type { EditorField, WidgetName } from "../fields/field.ts";
import { newValue } from "../fields/additions.ts";
import { Button } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import { useForm } from "./form.ts";
import styles from "./Fields.module.css";
import { Widget } from "./Widget.tsx";

/** These take room, and are offered as "Add ..." until they are there. */
const PARTS: ReadonlySet<WidgetName> = new Set(["object", "image", "list", "named", "imageFile", "pictogram", "logo"]);

/** The fields of a group. Optional parts that are not there can be added, and taken out again. */
export function Fields({ fields, pointer }: { fields: readonly EditorField[]; pointer: string }) {
  const { document, lookup, around, act } = useForm();
  const group = groupMeant(lookup, document, pathOf(pointer, document.data));
  const isOffered = (field: EditorField) =>
    !field.required && PARTS.has(field.widget) && group[field.name] === undefined;
  const isLast = ({ widget, required }: EditorField) => widget === "anchor" && !required;
  const shown = fields
    .filter((field) => field.widget !== "fixed" && !isOffered(field))
    .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  const offered = fields.filter(isOffered);
  const add = (field: EditorField) => {
    const own = `${pointer}/${field.name}`;
    const start = newValue(around, pathOf(own, document.data));
    if (start !== undefined) act({ type: "set", pointer: own, value: start }, "inside");
  };
  return (
    <div className={layout.fields}>
      {shown.map((field) => (
        <Widget key={field.name} field={field} pointer={`${pointer}/${field.name}`} />
      ))}
      {offered.length > 0 && (
        <div className={styles.offers}>
          {offered.map((field) => (
            <Button key={field.name} icon="add" look="quiet" title={field.description} onClick={() => add(field)}>
              Add {inSentence(field.title)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
