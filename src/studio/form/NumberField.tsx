import { useState } from "react";
import type { Json } from "../../model/fields.ts";
import layout from "../ui/fields.module.css";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps } from "./form.ts";
import { useValue } from "./useValue.ts";

/** A number, typed freely: what is not one yet stays in the field, and the page keeps what it had. */
export function NumberField({ field, pointer }: FieldProps) {
  const { value, set, clear, settle } = useValue(field, pointer);
  const [typed, setTyped] = useState(shown(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (!isSame(typed, value)) setTyped(shown(value));
  }
  const isNone = typed.trim() !== "" && numberOf(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    const number = numberOf(text);
    if (text.trim() === "") clear();
    else if (number !== undefined) set(number);
  };
  return (
    <FieldRow
      field={field}
      pointer={pointer}
      aside={field.limits.words && <span className={layout.counter}>{field.limits.words}</span>}
    >
      {({ describedBy, isWrong }) => (
        <>
          <input
            id={controlId(pointer)}
            className={`${layout.input} ${layout.number}`}
            inputMode={field.limits.isWhole ? "numeric" : "decimal"}
            value={typed}
            autoComplete="off"
            aria-required={field.required}
            aria-invalid={isWrong || isNone}
            aria-describedby={
              [isNone && `${controlId(pointer)}-none`, describedBy].filter(Boolean).join(" ") || undefined
            }
            onChange={(event) => change(event.target.value)}
            onBlur={settle}
          />
          {isNone && (
            <p className={layout.wrong} id={`${controlId(pointer)}-none`}>
              This is not a number, so the page keeps {value === undefined ? "none" : shown(value)}.
            </p>
          )}
        </>
      )}
    </FieldRow>
  );
}

function shown(value: Json | undefined): string {
  return value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);
}

/** With three digits after a comma nobody knows whether thousands or parts are meant. */
function numberOf(text: string): number | undefined {
  if (/,\d{3}\s*$/.test(text)) return undefined;
  return /^\s*-?(?:\d+[.,]?\d*|[.,]\d+)\s*$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** What is being typed stays as it is while it means what the page says: "1." for 1. */
function isSame(typed: string, value: Json | undefined): boolean {
  const number = numberOf(typed);
  if (typed.trim() === "") return value === undefined;
  return number === undefined || number === value;
}
