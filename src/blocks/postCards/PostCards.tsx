import { isUrgent, type Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { PostCardsBlock } from "../../types.gen.ts";
import styles from "./PostCards.module.css";

const PLACE = "(max-width: 1250px) 560px by 350px, 640px by 350px";

export function PostCards({ heading, posts, ground, position, blockId }: PostCardsBlock & Placement) {
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} />
        <ul className={styles.grid}>
          {posts.map(({ route, title, text, label, image }, index) => (
            <li key={index} className={styles.card} data-reveal="">
              <div className={styles.image}>
                <Picture image={image} place={PLACE} urgent={isUrgent(position, index)} />
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
