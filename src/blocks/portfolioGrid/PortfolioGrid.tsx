import type { Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Text } from "../../ui/Text.tsx";
import type { PortfolioGridBlock } from "../../types.gen.ts";
import styles from "./PortfolioGrid.module.css";

export function PortfolioGrid({ heading, lead, items, ground, position, blockId }: PortfolioGridBlock & Placement) {
  return (
    <Section id={blockId} ground={ground} className={styles.portfolio}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} lead={lead} />
        <ul className={styles.grid} data-gallery={heading}>
          {items.map(({ image, title, category, description, ground: field = "pale" }, index) => (
            <li key={index} className={styles.tile} data-reveal={index % 2}>
              {/* Without scripts it opens the picture itself. */}
              <a href={image.full} className={`whole ${styles.field}`} data-ground={field} data-replay>
                <Picture image={image} sizes="(width <= 720px) 92vw, (width < 1440px) 54vw, 750px" />
              </a>
              <div className={styles.caption}>
                <div data-caption>
                  <ItemHeading position={position}>{title}</ItemHeading>
                  <p>{category}</p>
                  <Text className={styles.text}>{description}</Text>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
