import { useId } from "react";
import fields from "../../ui/fields.module.css";

interface LabelledInputProps {
  label: string;
  help: string;
  value: string;
  problem?: string | undefined;
  /** It is what the dialog begins with. */
  isFirst?: boolean;
  onChange(value: string): void;
}

/** A line of text in a dialog. */
export function LabelledInput({ label, help, value, problem, isFirst, onChange }: LabelledInputProps) {
  const id = useId();
  return (
    <div className={fields.row}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={fields.input}
        value={value}
        autoComplete="off"
        data-first={isFirst || undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={problem ? fields.wrong : fields.small}>
        {problem ?? help}
      </p>
    </div>
  );
}
