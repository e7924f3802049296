import type { ChangeEvent, ClipboardEvent, ComponentPropsWithRef } from "react";
import { withoutHidden } from "../../node/check/inTexts/hidden.ts";
import layout from "../ui/fields.module.css";
import type { ControlProps } from "./FieldRow.tsx";
import { controlId } from "./form.ts";
import styles from "./TextArea.module.css";
import { useWriting } from "./useWriting.ts";

interface TextAreaProps extends ComponentPropsWithRef<"textarea">, ControlProps {
  value: string;
  onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
  /** Ends the step of undo. */
  settle(): void;
}

/** Where the text of a field is written. It is as high as its text; one of several rows has room for more at once. */
export function TextArea(props: TextAreaProps) {
  const { field, pointer, describedBy, isWrong, rows = 1, value, onChange, onPaste, settle, ...rest } = props;
  const id = controlId(pointer);
  const writing = useWriting({ id, value, settle });
  return (
    <textarea
      id={id}
      className={`${layout.input} ${styles.area} ${rows > 1 ? styles.tall : ""}`}
      rows={rows}
      placeholder={field.leftOut || undefined}
      aria-required={field.required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
      value={value}
      onChange={(event) => writing.write(event, () => onChange(event))}
      onBlur={settle}
      onPaste={(event) => {
        onPaste?.(event);
        if (event.defaultPrevented) return;
        writing.onPaste();
        pasteSeen(event);
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
