import "../../ui/scripted.css";
import "../../ui/tabPanels.css";
import type { Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { Text } from "../../ui/Text.tsx";
import type { TabsBlock } from "../../types.gen.ts";
import styles from "./Tabs.module.css";

export function Tabs({ heading, text, items, ground, position, blockId }: TabsBlock & Placement) {
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} lead={text} />
        <div className={styles.grid} data-reveal="">
          <div role="tablist" aria-label={heading} className={`scripted ${styles.list}`}>
            {items.map(({ title }, index) => (
              <button
                key={index}
                type="button"
                role="tab"
                id={`${blockId}-tab-${index + 1}`}
                aria-controls={`${blockId}-panel-${index + 1}`}
                aria-selected={index === 0}
              >
                {title}
              </button>
            ))}
          </div>
          <div className={styles.panels}>
            {items.map(({ title, content }, index) => (
              <div
                key={index}
                role="tabpanel"
                id={`${blockId}-panel-${index + 1}`}
                aria-labelledby={`${blockId}-tab-${index + 1}`}
                data-selected={index === 0 ? "" : undefined}
                className={styles.panel}
              >
                <div>
                  <ItemHeading position={position}>{title}</ItemHeading>
                  <Text position={position} inItem className={styles.text}>
                    {content}
                  </Text>
                </div>
              </div>
            ))}
            <Corner />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The lower right corner of a quilt. */
function Corner() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.quilt}>
      <path d="M40 0v10H30zM20 20v10H10zM40 20v10H30z" fill="var(--periwinkle)" />
      <path d="M30 10h10v10zM30 10v10H20zM10 30v10H0z" fill="var(--cobalt)" />
      <path d="M20 20h10v10H20zM30 30h10v10H30z" fill="var(--marigold)" />
      <path d="M10 30h10v10zM20 30h10v10H20z" fill="var(--vermilion)" />
    </svg>
  );
}
