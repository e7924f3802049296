import type { Placement } from "../../model/placement.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Kite } from "../../ui/Kite.tsx";
import { Quilt } from "../../ui/Quilt.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { CtaBlock } from "../../types.gen.ts";
import { Kites } from "./Kites.tsx";
import styles from "./Cta.module.css";

export function Cta({ variant = "block", art, heading, text, button, position, blockId }: CtaBlock & Placement) {
  const banner = variant === "banner";
  const drawn = art ?? (banner ? "stairs" : "kite");
  const look = `${styles.cta} ${styles[variant]}${drawn === "none" ? ` ${styles.plain}` : ""}`;
  return (
    <Section id={blockId} ground={banner ? "cobalt" : "ink"} className={look}>
      {ARTS[drawn]}
      <div className={`wrap ${styles.words}`}>
        <Heading position={position} className={styles.heading}>
          {heading}
        </Heading>
        {text && (
          <Text position={position} className={`lead ${styles.text}`}>
            {text}
          </Text>
        )}
        <ButtonLink button={button} look={banner ? "white" : "marigold"} />
      </div>
    </Section>
  );
}

const ARTS = {
  kite: <Kite className={styles.kite} />,
  kites: <Kites className={styles.kites} />,
  quilt: (
    <div className={styles.quilt}>
      <Quilt />
    </div>
  ),
  stairs: <div className={styles.stairs} aria-hidden="true" />,
  none: undefined,
};
