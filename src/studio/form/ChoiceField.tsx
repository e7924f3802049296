import type { Json } from "../../model/fields.ts";
import type { EditorField, Option } from "../fields/field.ts";
import { usualWords } from "../fields/helpWords.ts";
import layout from "../ui/fields.module.css";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps } from "./form.ts";
import { useValue } from "./useValue.ts";

/** One of some words. */
export function ChoiceField({ field, pointer }: FieldProps) {
  return <Select field={field} pointer={pointer} options={field.options} />;
}

/** A select. The current value is shown even if it is not among the options. */
export function Select({ field, pointer, options }: FieldProps & { options: readonly Option[] }) {
  const { value, set, clear } = useValue(field, pointer);
  const at = options.findIndex((option) => option.value === value);
  const isOther = value !== undefined && at === -1;
  const groups = [...new Set(options.map(({ group }) => group))];
  const choose = (index: string) => {
    if (index === "") clear();
    else if (index !== "other") set(options[Number(index)]!.value);
  };
  return (
    <FieldRow field={field} pointer={pointer}>
      {({ describedBy, isWrong }) => (
        <select
          id={controlId(pointer)}
          className={layout.input}
          value={isOther ? "other" : at === -1 ? "" : at}
          aria-required={field.required}
          aria-invalid={isWrong}
          aria-describedby={describedBy || undefined}
          onChange={(event) => choose(event.target.value)}
        >
          {(!field.required || value === undefined) && <option value="">{noneWords(field)}</option>}
          {isOther && <option value="other">{otherWords(value)}</option>}
          {groups.map((group) => (
            <Group key={group} label={group}>
              {options.map((option, index) =>
                option.group === group ? (
                  <option key={String(option.value)} value={index}>
                    {option.words}
                  </option>
                ) : null,
              )}
            </Group>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return label ? <optgroup label={label}>{children}</optgroup> : children;
}

/** "White, unless you choose" where the schema says what holds then. */
function noneWords(field: EditorField): string {
  if (field.required) return "Choose one";
  const usual = usualWords(field);
  return usual ? `${usual}, unless you choose` : "Not chosen";
}

function otherWords(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
