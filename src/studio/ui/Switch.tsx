import type { ComponentProps } from "react";
import styles from "./Switch.module.css";

interface SwitchProps extends ComponentProps<"input"> {
  checked: boolean;
  onSwitch(isOn: boolean): void;
}

/** On or off, at once. Its name stands beside it. */
export function Switch({ checked, onSwitch, ...rest }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-checked={checked}
      onChange={({ target }) => onSwitch(target.checked)}
      {...rest}
    />
  );
}
