import { useId } from "react";
import layout from "./fields.module.css";

interface LabelledInputProps {
  label: string;
  help?: string;
  type?: string;
  value: string;
  /** What is wrong with the value, in place of the help. */
  problem?: string | undefined;
  /** It is what the dialog begins with. */
  isFirst?: boolean;
  onChange(value: string): void;
}

/** A line of text in a dialog. */
export function LabelledInput({ label, help, type = "text", value, problem, isFirst, onChange }: LabelledInputProps) {
  const id = useId();
  const words = problem ?? help;
  return (
    <div className={layout.row}>
      <label className={layout.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        className={layout.input}
        value={value}
        autoComplete="off"
        spellCheck={type === "text"}
        data-first={isFirst || undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={words && `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      {words && (
        <p id={`${id}-help`} className={problem ? layout.wrong : layout.small} role={problem && "alert"}>
          {words}
        </p>
      )}
    </div>
  );
}
