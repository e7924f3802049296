import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import { SafeLink } from "./SafeLink.tsx";
import styles from "./Button.module.css";

export type ButtonLook = "solid" | "outline" | "marigold" | "white" | "ink";

interface ButtonLinkProps {
  button: { label: string; href: string };
  look?: ButtonLook;
}

/** A link that looks like a button, with an arrow. */
export function ButtonLink({ button, look = "solid" }: ButtonLinkProps) {
  return (
    <SafeLink href={button.href} className={buttonClass(look)}>
      <span>{button.label}</span>
      <Icon name="arrow-right" />
    </SafeLink>
  );
}

/** The look of the main button on a ground; left out, the ground is white. */
export function lookOn(ground?: string): ButtonLook {
  if (ground === "marigold") return "ink";
  return ground === "ink" || ground === "cobalt" || ground === "teal" ? "marigold" : "solid";
}

/** The class of a button of that look, for real `<button>` elements. */
export function buttonClass(look: ButtonLook, small = false): string {
  return classes(styles.button, look !== "solid" && styles[look], small && styles.small);
}
