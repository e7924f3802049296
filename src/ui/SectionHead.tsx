import type { ReactNode } from "react";
import type { RichText } from "../model/content.ts";
import { classes } from "./classes.ts";
import { Heading } from "./Heading.tsx";
import { Text } from "./Text.tsx";
import styles from "./SectionHead.module.css";

interface SectionHeadProps {
  position: number;
  heading: string;
  lead?: RichText | undefined;
  /** What stands at the right instead of a lead, for example the arrows of a carousel. */
  aside?: ReactNode;
}

/** The heading of a section with a lead (or controls) at its right. */
export function SectionHead({ position, heading, lead, aside }: SectionHeadProps) {
  return (
    <div className={classes(styles.head, lead && styles.withLead)}>
      <Heading position={position}>{heading}</Heading>
      {lead && (
        <Text position={position} className="lead">
          {lead}
        </Text>
      )}
      {aside}
    </div>
  );
}
