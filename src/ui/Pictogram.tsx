import type { PictogramContent } from "../model/content.ts";

/** One of the site's drawings, from the sprite. Decorative: the title beside it says the same. */
export function Pictogram({ href, className }: { href: PictogramContent; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <use href={href} />
    </svg>
  );
}
