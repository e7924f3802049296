import type { ImageContent } from "../../model/content.ts";
import * as english from "../../model/english.gen.ts";
import { isUrgent, type OnPage } from "../../model/placement.ts";
import { unlessEnglish, type Words } from "../../model/words.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Text } from "../../ui/Text.tsx";
import type { PortfolioGridBlock } from "../../types.gen.ts";
import styles from "./PortfolioGrid.module.css";

// Twice the pixels are enough for a phone's eye. In a row of two sizes both pictures are as high.
const PHONE = "(max-width: 720px) and (resolution > 2.5dppx) 62vw by 46.5vw, (max-width: 720px) 92vw by 69vw";
const EVEN = `${PHONE}, (max-width: 1439px) 45vw by 34vw, 645px by 484px`;
const WIDE = `${PHONE}, (max-width: 1439px) 54vw by 40.5vw, 760px by 570px`;
const NARROW = `${PHONE}, (max-width: 1439px) 38vw by 40.5vw, 540px by 570px`;
const ALONE_ON_PHONE = "(max-width: 720px) and (resolution > 2.5dppx) 62vw by 31vw, (max-width: 720px) 92vw by 46vw";
const ALONE = `${ALONE_ON_PHONE}, (max-width: 1439px) 91vw by 45.5vw, 1300px by 650px`;

export function PortfolioGrid({ heading, lead, items, ground, position, blockId, words }: PortfolioGridBlock & OnPage) {
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} lead={lead} />
        <ul className={styles.grid} data-gallery={heading} {...toLightbox(words)}>
          {items.map(({ image, title, category, description, ground: field = "pale" }, index) => (
            <li key={index} className={styles.tile} data-reveal={index % 2} data-tall={isTall(image) || undefined}>
              {/* Without scripts it opens the picture itself. */}
              <a
                href={image.full}
                className={`whole ${styles.field}`}
                aria-label={image.alt ? undefined : title}
                data-ground={field}
                data-replay=""
              >
                <Picture image={image} place={placeAt(index, items.length)} urgent={isUrgent(position, index)} />
              </a>
              <div className={styles.caption} data-caption="">
                <ItemHeading position={position}>{title}</ItemHeading>
                <p>{category}</p>
                <Text position={position} inItem className={styles.text}>
                  {description}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function toLightbox({ close, previousPicture, nextPicture, pictureMissing, pictureFailed }: Words) {
  return {
    "data-close": unlessEnglish(close, english.close),
    "data-previous-picture": unlessEnglish(previousPicture, english.previousPicture),
    "data-next-picture": unlessEnglish(nextPicture, english.nextPicture),
    "data-picture-missing": unlessEnglish(pictureMissing, english.pictureMissing),
    "data-picture-failed": unlessEnglish(pictureFailed, english.pictureFailed),
  };
}

function isTall({ width, height }: ImageContent): boolean {
  return height > width;
}

function placeAt(index: number, count: number): string {
  if (index === count - 1 && index % 2 === 0) return ALONE;
  if ((index % 10) % 6 < 2) return EVEN;
  return [3, 4, 8].includes(index % 10) ? WIDE : NARROW;
}
