import type { Placement } from "../../model/placement.ts";
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
            <Card key={index} item={item} index={index} position={position} numbered={variant === "steps"} />
          ))}
        </Cards>
      </div>
    </Section>
  );
}

interface CardProps {
  item: CardGridBlock["items"][number];
  index: number;
  position: number;
  numbered: boolean;
}

function Card({ item: { title, line, text, image, pictogram }, index, position, numbered }: CardProps) {
  return (
    <li className={styles.card} data-reveal={index}>
      {image && (
        <Picture
          image={image}
          sizes="(max-width: 720px) 92vw, (max-width: 1080px) 46vw, 30vw"
          className={styles.image}
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
