import type { Placement } from "../../model/placement.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { AccordionBlock } from "../../types.gen.ts";
import styles from "./Accordion.module.css";

export function Accordion({ heading, text, image, items, ground, position, blockId }: AccordionBlock & Placement) {
  return (
    <Section id={blockId} ground={ground} className={styles.accordion}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.head}>
          <Heading position={position}>{heading}</Heading>
          {text && <Text className={`lead ${styles.text}`}>{text}</Text>}
          {image && <Picture image={image} sizes="(width <= 900px) 92vw, 400px" className={styles.image} />}
        </div>
        <div data-reveal="0">
          {items.map((item, index) => (
            <Disclosure key={index} group={blockId} title={item.title} text={item.text} open={index === 0} />
          ))}
        </div>
      </div>
    </Section>
  );
}
