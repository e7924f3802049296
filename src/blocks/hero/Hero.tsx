import type { Placement } from "../../model/placement.ts";
import { ButtonLink, lookOn } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { HeroBlock } from "../../types.gen.ts";
import styles from "./Hero.module.css";

const SIZES = {
  home: "100vw",
  page: "(max-width: 720px) and (resolution > 2.5dppx) 67vw, (max-width: 720px) 100vw, 44vw",
};

export function Hero({
  variant = "page",
  heading,
  lead,
  image,
  phoneImage,
  ground,
  button,
  position,
  blockId,
}: HeroBlock & Placement) {
  const landscape = image.width > image.height * 1.2;
  return (
    <Section id={blockId} ground={ground} className={`${styles.hero} ${styles[variant]}`}>
      <div className={styles.words}>
        <Heading position={position} className={styles.heading}>
          {heading}
        </Heading>
        {lead && (
          <Text position={position} className={`lead ${styles.lead}`}>
            {lead}
          </Text>
        )}
        {button && <ButtonLink button={button} look={lookOn(ground)} />}
      </div>
      <div className={classes(styles.art, landscape && styles.landscape)}>
        <Picture image={image} phone={phoneImage} sizes={SIZES[variant]} urgent={position === 0} />
      </div>
    </Section>
  );
}
