import type { ReactNode } from "react";
import styles from "./Heading.module.css";

/** The space between sentences or behind a "|", but not behind the number of a numbered heading. */
const BETWEEN_SENTENCES = /(?<=[^\d][.?!]|\|) (?!\|)/;

interface HeadingProps {
  /** Position of the block on its page: the first block has the page's h1. */
  position: number;
  className?: string | undefined;
  children: string;
}

/** A block's heading, at the level that its place on the page asks for. */
export function Heading({ position, className, children }: HeadingProps) {
  const Level = position === 0 ? "h1" : "h2";
  const [first, ...others] = children.split(BETWEEN_SENTENCES);
  return (
    <Level className={className}>
      {others.length === 0
        ? first
        : [first, ...others].flatMap((sentence = "", index) => [
            index > 0 && " ",
            <Sentence key={index} words={sentence} />,
          ])}
    </Level>
  );
}

/** Lines break between sentences, and after a "|", before they break anywhere else. */
function Sentence({ words }: { words: string }) {
  return <span className={styles.sentence}>{words}</span>;
}

/** The heading of one item of a block, a level below the block's own heading. It always looks like an h3. */
export function ItemHeading({
  position,
  className,
  children,
}: Omit<HeadingProps, "children"> & { children: ReactNode }) {
  return (
    <h3 className={className} aria-level={position === 0 ? 2 : undefined}>
      {children}
    </h3>
  );
}
