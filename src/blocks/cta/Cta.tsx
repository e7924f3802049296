import type { ReactNode } from "react";
import type { Placement } from "../../model/placement.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Kite } from "../../ui/Kite.tsx";
import { Section } from "../../ui/Section.tsx";
import { Stairs } from "../../ui/Stairs.tsx";
import { Text } from "../../ui/Text.tsx";
import type { CtaBlock } from "../../types.gen.ts";
import styles from "./Cta.module.css";

export function Cta({ variant = "block", heading, text, button, position, blockId }: CtaBlock & Placement) {
  const banner = variant === "banner";
  return (
    <Section id={blockId} ground={banner ? "cobalt" : "ink"} className={`${styles.cta} ${styles[variant]}`}>
      {banner ? <Stairs steps={3} className={styles.stairs} /> : <Kite className={styles.kite} />}
      <div className={`wrap ${styles.words}`}>
        <Heading position={position} className={styles.heading}>
          {bySentence(heading)}
        </Heading>
        {text && <Text className={`lead ${styles.text}`}>{text}</Text>}
        <div className={styles.action}>
          <ButtonLink button={button} look={banner ? "white" : "marigold"} />
        </div>
      </div>
    </Section>
  );
}

/** The heading in pieces, so that its lines break between sentences before they break anywhere else. */
function bySentence(heading: string): ReactNode {
  return heading.split(/(?<=[.?!|]) (?!\|)/).flatMap((sentence, index) => [
    index > 0 && " ",
    <span key={sentence} className={styles.sentence}>
      {sentence}
    </span>,
  ]);
}
