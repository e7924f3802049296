import type { Placement } from "../../model/placement.ts";
import { classes } from "../../ui/classes.ts";
import { Heading, ItemHeading } from "../../ui/Heading.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { ProcessBlock } from "../../types.gen.ts";
import styles from "./Process.module.css";

type Stage = ProcessBlock["stages"][number];

/** The grounds of the steps, by how many there are. After a slash, another tone of that ground. */
const GROUNDS: Record<number, string> = {
  2: "periwinkle cobalt",
  3: "pale marigold cobalt",
  4: "pale periwinkle marigold cobalt",
  5: "pale periwinkle marigold cobalt ink",
  6: "pale pale/mid periwinkle marigold cobalt ink",
  7: "pale pale/mid periwinkle marigold cobalt cobalt/deep ink",
  8: "pale pale/mid periwinkle marigold vermilion cobalt cobalt/deep ink",
};

export function Process({ heading, text, stages, base, ground, position, blockId }: ProcessBlock & Placement) {
  const grounds = GROUNDS[stages.length]?.split(" ").map((step) => step.split("/")) ?? [];
  return (
    <Section id={blockId} ground={ground} className={classes(styles.process, !base && styles.alone)}>
      <div className={`wrap ${styles.head}`}>
        <Heading position={position}>{heading}</Heading>
        {text && (
          <Text position={position} className={`lead ${styles.lead}`}>
            {text}
          </Text>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it; where it does not scroll it has no box and takes no focus */}
      <section className={styles.track} aria-label={heading} tabIndex={0}>
        <ol className={styles.stairs} data-count={stages.length}>
          {stages.map((stage, index) => (
            <li
              key={index}
              className={styles.step}
              data-ground={grounds[index]?.[0]}
              data-tone={grounds[index]?.[1]}
              data-reveal=""
            >
              <span className={styles.number}>
                {index + 1}
                <span className={styles.narrow}>{`/${stages.length}`}</span>
              </span>
              <ItemHeading position={position}>{stage.title}</ItemHeading>
              <StageText stage={stage} position={position} />
            </li>
          ))}
        </ol>
      </section>
      {base && (
        <div className={styles.base} data-ground="ink">
          <div className="wrap">
            <ItemHeading position={position}>{base.title}</ItemHeading>
            <p className={base.phoneText && styles.wide}>{base.text}</p>
            {base.phoneText && <p className={styles.narrow}>{base.phoneText}</p>}
          </div>
        </div>
      )}
    </Section>
  );
}

function StageText({ stage: { points, phonePoints, text }, position }: { stage: Stage; position: number }) {
  return (
    <>
      {points && <Points points={points} className={classes(styles.points, phonePoints && styles.wide)} />}
      {phonePoints && <Points points={phonePoints} className={classes(styles.points, points && styles.narrow)} />}
      {text && (
        <Text position={position} inItem className={styles.text}>
          {text}
        </Text>
      )}
    </>
  );
}

function Points({ points, className }: { points: string[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}
