import type { ClipboardEvent, ComponentPropsWithRef } from "react";
import { withoutHidden } from "../../node/check/inTexts/hidden.ts";
import type { Field } from "../fields/field.ts";
import fields from "../ui/fields.module.css";
import { controlId } from "./form.ts";
import styles from "./TextArea.module.css";

interface TextAreaProps extends ComponentPropsWithRef<"textarea"> {
  field: Field;
  pointer: string;
  describedBy: string;
  isWrong: boolean;
}

/** Where the text of a field is written. It is as high as its text; one of several rows has room for more at once. */
export function TextArea({ field, pointer, describedBy, isWrong, rows = 1, onPaste, ...rest }: TextAreaProps) {
  return (
    <textarea
      id={controlId(pointer)}
      className={`${fields.input} ${styles.area} ${rows > 1 ? styles.tall : ""}`}
      rows={rows}
      placeholder={field.leftOut || undefined}
      aria-required={field.required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
      onPaste={(event) => {
        onPaste?.(event);
        if (!event.defaultPrevented) pasteSeen(event);
      }}
      {...rest}
    />
  );
}

/** Leaves out what nobody sees. As a person types: the browser takes it back as one step. */
function pasteSeen(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const words = event.clipboardData.getData("text/plain");
  const seen = withoutHidden(words);
  if (seen === words) return;
  event.preventDefault();
  globalThis.document.execCommand("insertText", false, seen);
}
