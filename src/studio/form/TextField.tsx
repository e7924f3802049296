import layout from "../ui/fields.module.css";
import { FieldRow } from "./FieldRow.tsx";
import type { FieldProps } from "./form.ts";
import { TextArea } from "./TextArea.tsx";
import { useValue } from "./useValue.ts";

/** A line of text. A long one is shown whole, in as many lines as it needs. */
export function TextField({ field, pointer }: FieldProps) {
  const { value, setText, settle } = useValue(field, pointer);
  const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
  return (
    <FieldRow field={field} pointer={pointer} aside={<Counter text={text} max={field.limits.max} />}>
      {(widget) => (
        <TextArea
          {...widget}
          value={text}
          onChange={(event) => setText(event.target.value.replaceAll(/\s*[\n\t]\s*/g, " "))}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          settle={settle}
        />
      )}
    </FieldRow>
  );
}

/** How much is written of what may be written; nothing where there is no limit, or where it is far. */
function Counter({ text, max }: { text: string; max: number | undefined }) {
  const count = [...text].length;
  if (max === undefined || count < max / 2) return null;
  return (
    <span className={layout.counter} data-over={count > max || undefined}>
      {count} of {max} <span className="unseen">characters</span>
    </span>
  );
}
