import type { Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Pictogram } from "../../ui/Pictogram.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Text } from "../../ui/Text.tsx";
import type { ServicesGridBlock } from "../../types.gen.ts";
import { Quilt } from "../../ui/Quilt.tsx";
import styles from "./ServicesGrid.module.css";

export function ServicesGrid({ heading, lead, items, ground, position, blockId }: ServicesGridBlock & Placement) {
  const columns = items.length % 4 === 0 ? 4 : 3;
  // Tablets show two columns, whatever the count.
  const uneven = items.length % columns > 0 || items.length % 2 > 0;
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} lead={lead} />
        <ul className={styles.grid} data-columns={columns}>
          {items.map((item, index) => (
            <Cell key={index} item={item} position={position} />
          ))}
          {uneven && (
            <li className={styles.rest} aria-hidden="true">
              <Quilt fitted />
            </li>
          )}
        </ul>
      </div>
    </Section>
  );
}

interface CellProps {
  item: ServicesGridBlock["items"][number];
  position: number;
}

function Cell({ item, position }: CellProps) {
  const { pictogram, title, text, href } = item;
  return (
    <li className={styles.cell} data-reveal="">
      <Pictogram src={pictogram} className={styles.pictogram} />
      <ItemHeading position={position} className={styles.title}>
        {href ? (
          <SafeLink href={href} className="whole">
            {title}
          </SafeLink>
        ) : (
          title
        )}
      </ItemHeading>
      {href && <Icon name="arrow-up-right" className={styles.arrow} />}
      <Text position={position} inItem className={styles.text}>
        {text}
      </Text>
    </li>
  );
}
