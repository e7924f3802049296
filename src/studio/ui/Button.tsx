import type { ComponentPropsWithRef } from "react";
import styles from "./Button.module.css";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.ts";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  look?: "plain" | "main" | "quiet" | "danger";
  icon?: IconName | undefined;
}

/** A button with words. While disabled it is `aria-disabled`, so that it stays focusable. */
export function Button({ look = "plain", icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${styles[look]} ${className ?? ""}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  icon: IconName;
  /** Read out, and shown while the pointer rests on it. */
  label: string;
}

/** A button that is only a drawing. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.icon} ${className ?? ""}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
