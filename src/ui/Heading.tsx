import type { ReactNode } from "react";

interface HeadingProps {
  /** Position of the block on its page: the first block has the page's h1. */
  position: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A block's heading, at the level that its place on the page asks for. */
export function Heading({ position, className, children }: HeadingProps) {
  const Level = position === 0 ? "h1" : "h2";
  // Focus moves here after a navigation without a document load.
  return (
    <Level className={className} tabIndex={position === 0 ? -1 : undefined}>
      {children}
    </Level>
  );
}
