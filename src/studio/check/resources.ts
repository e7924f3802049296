import type { ImageContent, SocialImage } from "../../model/content.ts";
import type { PictogramSprite } from "../../model/pictogram.ts";
import type { ImageFault } from "../../node/images/imageError.ts";

/** The files behind the names of pictures and drawings, and what else the check needs to know of a site's folders. */
export interface SiteResources {
  /** Pictures and logos that can be shown, by their path below `images/`. */
  images: Readonly<Record<string, ShownImage>>;
  sprite: PictogramSprite;
  /** Paths of everything below `images/`. */
  files: readonly string[];
  /** Paths of the files that are served as they are. */
  served: readonly string[];
  /** What is wrong with the files of pictures, by their path below `images/`. */
  faults: Readonly<Record<string, ImageFault>>;
}

/** A picture without the words that go with it. */
interface ShownImage {
  shown: Omit<ImageContent, "alt">;
  social: Omit<SocialImage, "alt">;
}
