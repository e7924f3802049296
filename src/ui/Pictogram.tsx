import type { PictogramContent } from "../model/content.ts";

/**
 * One of the site's drawings, from the sprite. Decorative: the title beside it says the same. As a picture, and not as a
 * `<use>`, it can wait until it is near: those in menus are not asked for before a menu opens.
 */
export function Pictogram({ src, className }: { src: PictogramContent; className?: string | undefined }) {
  return <img loading="lazy" src={src} alt="" className={className} />;
}
