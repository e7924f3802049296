import { isUrgent, type Placement } from "../../model/placement.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { LogoGridBlock } from "../../types.gen.ts";
import styles from "./LogoGrid.module.css";

/** Columns on a wide screen; must match the CSS. */
const COLUMNS = 4;

export function LogoGrid({ heading, lead, groups, note, ground, position, blockId }: LogoGridBlock & Placement) {
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <SectionHead position={position} heading={heading} lead={lead} />
        {groups.map((group, index) => (
          <Group key={index} group={group} index={index} position={position} />
        ))}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </Section>
  );
}

interface GroupProps {
  group: LogoGridBlock["groups"][number];
  index: number;
  position: number;
}

function Group({ group: { title, logos }, index: at, position }: GroupProps) {
  const empty = (COLUMNS - (logos.length % COLUMNS)) % COLUMNS;
  return (
    <div className={styles.group} data-reveal="0">
      <ItemHeading position={position}>{title}</ItemHeading>
      <ul className={styles.grid}>
        {logos.map(({ logo, label }, index) => (
          <li key={index} className={styles.cell}>
            {/* The label under it says what it is. */}
            <Picture image={{ ...logo, alt: "" }} place="110px" urgent={isUrgent(position, at + index)} />
            {label}
          </li>
        ))}
        {/* A quilt where the last row has cells to spare. */}
        {empty > 0 && <li className={styles.quilt} data-cells={empty} aria-hidden="true" />}
      </ul>
    </div>
  );
}
