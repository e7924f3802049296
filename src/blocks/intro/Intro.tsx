import type { Placement } from "../../model/placement.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { IntroBlock } from "../../types.gen.ts";
import styles from "./Intro.module.css";

/** The most characters of a number that fits beside its words on any screen, such as "100%". */
const SHORT = 4;

export function Intro({ heading, text, button, figures, ground, position, blockId }: IntroBlock & Placement) {
  return (
    <Section id={blockId} ground={ground}>
      <div className={`wrap ${styles.grid}`}>
        <Heading position={position}>{heading}</Heading>
        <div>
          <Text position={position} className="lead">
            {text}
          </Text>
          {button && <ButtonLink button={button} look="outline" />}
        </div>
      </div>
      {figures && (
        <ul
          className={`wrap ${styles.figures}`}
          data-figures={figures.length}
          data-long={figures.some(({ value }) => value.length > SHORT) || undefined}
        >
          {figures.map(({ value, label }, index) => (
            <li key={index} data-reveal="">
              <strong>{value}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
