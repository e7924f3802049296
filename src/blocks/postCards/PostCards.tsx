import type { Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { PostCardsBlock } from "../../types.gen.ts";
import styles from "./PostCards.module.css";

// The picture fills a height of 350 pixels (260 on phones): a narrow card shows a part of a wider picture.
const SIZES = "(max-width: 720px) max(92vw, 416px), (max-width: 1439px) max(46vw, 560px), 640px";

export function PostCards({ heading, posts, ground, position, blockId }: PostCardsBlock & Placement) {
  return (
    <Section id={blockId} ground={ground} className={styles.posts}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} />
        <ul className={styles.grid}>
          {posts.map(({ route, title, text, label, image }, index) => (
            <li key={route} className={styles.card} data-reveal={index}>
              <div className={styles.image}>
                <Picture image={image} sizes={SIZES} />
              </div>
              <ItemHeading position={position}>{title}</ItemHeading>
              <p>{text}</p>
              {/* The only link of the card; it covers the whole of it. */}
              <SafeLink href={route} className={`whole ${styles.link}`}>
                {label}
              </SafeLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
