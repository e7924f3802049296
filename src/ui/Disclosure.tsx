import type { RichText } from "../model/content.ts";
import { Icon } from "./Icon.tsx";
import { Text } from "./Text.tsx";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** Items with the same group name close each other. */
  group: string;
  title: string;
  text: RichText;
  open?: boolean;
}

/** A title that opens its text; the browser does the work. */
export function Disclosure({ group, title, text, open }: DisclosureProps) {
  return (
    <details name={group} open={open} className={styles.disclosure}>
      <summary>
        <h3>{title}</h3>
        <Icon name="plus" />
      </summary>
      <Text className={styles.text}>{text}</Text>
    </details>
  );
}
