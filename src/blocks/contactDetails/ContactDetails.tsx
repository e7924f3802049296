import { Fragment, type ReactNode } from "react";
import type { Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { NARROW_LINE, Text } from "../../ui/Text.tsx";
import type { ContactDetailsBlock } from "../../types.gen.ts";
import styles from "./ContactDetails.module.css";

export function ContactDetails({ heading, text, boxes, ground, position, blockId }: ContactDetailsBlock & Placement) {
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} lead={text} />
        <ul className={styles.boxes}>
          {boxes.map((box, index) => (
            <li key={index} data-reveal="">
              <Icon name={box.icon} className={styles.icon} />
              <ItemHeading position={position}>{box.title}</ItemHeading>
              {box.text && (
                <Text position={position} inItem className={styles.text}>
                  {box.text}
                </Text>
              )}
              <SafeLink href={box.href} className={styles.detail}>
                {breakable(box.detail)}
              </SafeLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Adds line-break opportunities behind "@" and "." in a long email address, so that no word has to break. */
function breakable(detail: string): ReactNode {
  if (detail.length <= NARROW_LINE || !/^\S+@\S+$/.test(detail)) return detail;
  return detail.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
