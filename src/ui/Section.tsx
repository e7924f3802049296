import "./grounds.css";
import "./section.css";
import type { ReactNode } from "react";

interface SectionProps {
  /** The block's anchor. */
  id: string;
  /** Colour behind the section; left out, white. */
  ground?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The outermost element of a block: its anchor, its ground, and the room above and below that most blocks have. */
export function Section({ id, ground = "white", className, children }: SectionProps) {
  return (
    <section id={id} className={className} data-ground={ground}>
      {children}
    </section>
  );
}
