import { isUrgent, type Placement } from "../../model/placement.ts";
import { Disclosure, Disclosures } from "../../ui/Disclosure.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Pictogram } from "../../ui/Pictogram.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { AccordionBlock } from "../../types.gen.ts";
import styles from "./Accordion.module.css";

export function Accordion({ heading, text, image, items, ground, position, blockId }: AccordionBlock & Placement) {
  return (
    <Section id={blockId} ground={ground}>
      <Disclosures
        className={styles.accordion}
        beside={
          <div className={styles.head}>
            <Heading position={position}>{heading}</Heading>
            {text && (
              <Text position={position} className={`lead ${styles.text}`}>
                {text}
              </Text>
            )}
            <Art items={items} image={image} position={position} />
          </div>
        }
      >
        {items.map((item, index) => (
          <Disclosure
            key={index}
            group={blockId}
            position={position}
            index={index}
            title={item.title}
            text={item.text}
            open={index === 0}
          />
        ))}
      </Disclosures>
    </Section>
  );
}

/** The drawing of the open item; the block's picture when that item has none. The style sheet shows the right one. */
function Art({ items, image, position }: Pick<AccordionBlock & Placement, "items" | "image" | "position">) {
  const drawings = items.map(({ pictogram }, index) =>
    pictogram ? (
      <span key={index} className={styles.drawing} data-item={index + 1}>
        <Pictogram src={pictogram} />
      </span>
    ) : null,
  );
  if (!image && !drawings.some(Boolean)) return null;
  return (
    <div className={styles.art}>
      {drawings}
      {image && (
        <Picture
          image={image}
          place="(max-width: 900px) 92vw, 400px"
          className={styles.image}
          urgent={!items[0]?.pictogram && isUrgent(position)}
        />
      )}
    </div>
  );
}
