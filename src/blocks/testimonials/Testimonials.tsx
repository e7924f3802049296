import "../../ui/scripted.css";
import "../../ui/tabPanels.css";
import { isUrgent, type Placement } from "../../model/placement.ts";
import { Heading } from "../../ui/Heading.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import type { TestimonialsBlock } from "../../types.gen.ts";
import styles from "./Testimonials.module.css";

type Testimonial = TestimonialsBlock["items"][number];

export function Testimonials({
  label,
  heading,
  items,
  ground = "mist",
  position,
  blockId,
}: TestimonialsBlock & Placement) {
  const isChoice = items.length > 1;
  const hasPortraits = items.some(({ image }) => image);
  return (
    <Section id={blockId} ground={ground}>
      <div className="wrap">
        <div className={styles.head}>
          {label && <p>{label}</p>}
          <Heading position={position}>{heading}</Heading>
        </div>
        <div className={hasPortraits ? styles.stage : `${styles.stage} ${styles.plain}`} data-reveal="">
          {items.map((item, index) => (
            <Quote
              key={index}
              item={item}
              index={index}
              position={position}
              isPlain={!hasPortraits}
              blockId={isChoice ? blockId : undefined}
            />
          ))}
          {isChoice && <Chooser items={items} heading={heading} blockId={blockId} />}
        </div>
      </div>
    </Section>
  );
}

interface QuoteProps {
  item: Testimonial;
  index: number;
  position: number;
  /** Whether no quote of the block has a portrait. */
  isPlain: boolean;
  /** Set where there are tabs, of which this quote is a panel; left out for a single quote. */
  blockId: string | undefined;
}

function Quote({ item, index, position, isPlain, blockId }: QuoteProps) {
  const panel = blockId && {
    role: "tabpanel",
    id: `${blockId}-panel-${index + 1}`,
    "aria-labelledby": `${blockId}-tab-${index + 1}`,
  };
  return (
    <div {...panel} data-selected={index === 0 ? "" : undefined} className={styles.item}>
      {item.image ? (
        <Picture
          image={item.image}
          place="(max-width: 720px) 92vw by 82vw, (max-width: 1439px) 30vw by 40vw, 415px by 560px"
          className={styles.portrait}
          urgent={isUrgent(position, index)}
        />
      ) : (
        !isPlain && (
          <div className={styles.place} aria-hidden="true">
            <span className={`${styles.portrait} ${styles.initial}`}>{firstLetter(item.name)}</span>
          </div>
        )
      )}
      <div className={styles.words}>
        <figure>
          <blockquote>{item.quote}</blockquote>
          <figcaption>
            <b>{item.name}</b>
            {item.title}
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

/** With its combining marks. */
function firstLetter(name: string): string {
  return /\p{L}\p{M}*/u.exec(name)?.[0] ?? "";
}

/** Photo tabs with a bar under each. The dots do the same for a pointer; keyboards and screen readers have the tabs. */
function Chooser({ items, heading, blockId }: { items: Testimonial[]; heading: string; blockId: string }) {
  return (
    <div className={`scripted ${styles.chooser}`}>
      <div role="tablist" aria-label={heading} className={styles.tabs}>
        {items.map(({ image, name, title }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${blockId}-tab-${index + 1}`}
            aria-controls={`${blockId}-panel-${index + 1}`}
            aria-label={`${name}, ${title}`}
            aria-selected={index === 0}
          >
            {image ? (
              <Picture image={{ ...image, alt: "" }} place="92px by 92px" className={styles.photo} />
            ) : (
              <span className={styles.letter}>{firstLetter(name)}</span>
            )}
          </button>
        ))}
      </div>
      <div className={styles.dots} aria-hidden="true">
        {items.map((_, index) => (
          <span key={index} data-dot={index} data-replay="" data-selected={index === 0 ? "" : undefined} />
        ))}
      </div>
    </div>
  );
}
