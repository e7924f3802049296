import { isUrgent, type Placement } from "../../model/placement.ts";
import { classes } from "../../ui/classes.ts";
import { Heading, ItemHeading } from "../../ui/Heading.tsx";
import { Pictogram } from "../../ui/Pictogram.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Text } from "../../ui/Text.tsx";
import type { CardGridBlock } from "../../types.gen.ts";
import styles from "./CardGrid.module.css";

export function CardGrid({
  variant = "columns",
  heading,
  lead,
  items,
  ground,
  position,
  blockId,
}: CardGridBlock & Placement) {
  const Cards = variant === "steps" ? "ol" : "ul";
  return (
    <Section id={blockId} ground={ground} className={classes(styles.section, styles[variant])}>
      <div className={`wrap ${styles.layout}`}>
        {variant === "list" ? (
          <div className={styles.side}>
            <Heading position={position}>{heading}</Heading>
            {lead && (
              <Text position={position} className={`lead ${styles.lead}`}>
                {lead}
              </Text>
            )}
          </div>
        ) : (
          <SectionHead position={position} heading={heading} lead={lead} />
        )}
        <Cards className={styles.cards}>
          {items.map((item, index) => (
            <Card
              key={index}
              item={item}
              index={index}
              position={position}
              count={items.length}
              numbered={variant === "steps"}
            />
          ))}
        </Cards>
      </div>
    </Section>
  );
}

interface CardProps {
  item: CardGridBlock["items"][number];
  index: number;
  count: number;
  position: number;
  numbered: boolean;
}

function Card({ item: { title, line, text, image, pictogram }, index, count, position, numbered }: CardProps) {
  return (
    <li className={styles.card} data-reveal="">
      {image && (
        <Picture
          image={image}
          place={`(max-width: 720px) 92vw by 69vw, (max-width: 1080px) 46vw by 34.5vw, ${placeAt(index, count)}`}
          className={styles.image}
          urgent={isUrgent(position, index)}
        />
      )}
      {numbered && <span className={styles.number}>{index + 1}</span>}
      {pictogram && <Pictogram src={pictogram} className={styles.pictogram} />}
      <ItemHeading position={position}>{title}</ItemHeading>
      {line && <p className={styles.line}>{line}</p>}
      <Text position={position} inItem className={styles.text}>
        {text}
      </Text>
    </li>
  );
}

/** In a wide window, by how many cards stand in a row: see the style sheet. */
function placeAt(index: number, count: number): string {
  if (count % 3 === 2 && index < 2) return "44vw by 33vw";
  return count % 3 === 1 && count - index <= 4 ? "22vw by 16.5vw" : "30vw by 22.5vw";
}
