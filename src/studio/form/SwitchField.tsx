import { Switch } from "../ui/Switch.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps } from "./form.ts";
import styles from "./SwitchField.module.css";
import { useValue } from "./useValue.ts";

/** A switch. Off removes the field, unless an absent field means on: then off is written. */
export function SwitchField({ field, pointer }: FieldProps) {
  const { value, set, clear } = useValue(field, pointer);
  const isOnByItself = field.located.schema["default"] === true;
  const isOn = typeof value === "boolean" ? value : isOnByItself;
  const change = (next: boolean) => {
    if (!field.required && next === isOnByItself) clear();
    else set(next);
  };
  return (
    <FieldRow field={field} pointer={pointer}>
      {({ describedBy, isWrong }) => (
        <span className={styles.row}>
          <Switch
            id={controlId(pointer)}
            checked={isOn}
            onSwitch={change}
            aria-invalid={isWrong}
            aria-describedby={describedBy || undefined}
          />
          <span aria-hidden="true">{isOn ? "Yes" : "No"}</span>
        </span>
      )}
    </FieldRow>
  );
}
