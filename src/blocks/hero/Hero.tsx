import type { ImageContent } from "../../model/content.ts";
import { isUrgent, type Placement } from "../../model/placement.ts";
import { ButtonLink, lookOn } from "../../ui/Button.tsx";
import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { HeroBlock } from "../../types.gen.ts";
import styles from "./Hero.module.css";

// A picture keeps its shape on phones, unless it is flat as a panorama. Twice the pixels are enough for a phone's eye.
const PHONE = "(max-width: 720px) and (resolution > 2.5dppx) 67vw by 33vw, (max-width: 720px) 100vw by 50vw";
const LANDSCAPE = `${PHONE}, 44vw by 29vw`;
const OTHER = `${PHONE}, 44vw by 42vw`;
const HOME = "100vw by 50vw";
const HOME_ON_PHONE = "(max-width: 720px) and (resolution > 2.5dppx) 67vw by 67vw, (max-width: 720px) 100vw by 100vw";

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
  const isLandscape = image.width > image.height * 1.2;
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
      {variant === "home" ? (
        <div className={classes(styles.art, lead && isFreeOn(image, ground) && styles.raised)}>
          <Picture
            image={image}
            place={phoneImage ? HOME : `${HOME_ON_PHONE}, ${HOME}`}
            phone={phoneImage && { image: phoneImage, place: "100vw by 100vw" }}
            urgent={isUrgent(position)}
          />
        </div>
      ) : (
        <div className={classes(styles.art, isLandscape && styles.landscape)}>
          <Picture
            image={image}
            place={isLandscape ? LANDSCAPE : OTHER}
            phone={phoneImage && { image: phoneImage, place: "100vw by 50vw" }}
            urgent={isUrgent(position)}
          />
        </div>
      )}
    </Section>
  );
}

/** Whether words above a picture may overlap it: its top has the colour of the ground. */
function isFreeOn({ freeTop }: ImageContent, ground = "white"): boolean {
  return freeTop === "empty" || freeTop === ground;
}
