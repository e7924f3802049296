import type { ReactNode } from "react";
import type { RichText } from "../model/content.ts";
import { spellSigns } from "../model/spellSigns.ts";
import { classes } from "./classes.ts";
import { ItemHeading } from "./Heading.tsx";
import { Icon } from "./Icon.tsx";
import { Text } from "./Text.tsx";
import styles from "./Disclosure.module.css";

interface DisclosureProps {
  /** Items with the same group name close each other. */
  group: string;
  /** Position of the block on its page. */
  position: number;
  /** Which one of its group it is, from 0. */
  index: number;
  title: string;
  text: RichText;
  open?: boolean;
}

/**
 * A title that opens its text; the browser does the work. It also opens for a link to its anchor, for example
 * `#faq-7-what-does-it-cost` (the anchor of the block and the title), and for a word that is searched in the page.
 */
export function Disclosure({ group, position, index, title, text, open }: DisclosureProps) {
  // A title without letters has an empty slug. No slug starts with a hyphen, so this anchor cannot collide with another one.
  const words = slug(title) || `-${index + 1}`;
  return (
    <details name={group} open={open} className={styles.disclosure}>
      <summary>
        <ItemHeading position={position}>{title}</ItemHeading>
        <Icon name="plus" />
      </summary>
      {/* Browsers open a <details> for a link to something inside it, so the anchor must not be on the <details> itself. */}
      <Text position={position} inItem id={`${group}-${words}`} className={styles.text}>
        {text}
      </Text>
    </details>
  );
}

interface DisclosuresProps {
  /** Stands at the left of the disclosures; above them on narrow screens. */
  beside: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The disclosures of a block. */
export function Disclosures({ beside, className, children }: DisclosuresProps) {
  return (
    <div className={classes("wrap", styles.disclosures, className)}>
      {beside}
      <div data-reveal="">{children}</div>
    </div>
  );
}

function slug(title: string): string {
  return (
    spellSigns(title)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join("-");
}
