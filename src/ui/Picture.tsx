import type { ImageContent } from "../model/content.ts";
import { sizesIn, widthsFor } from "./pictureWidths.ts";

interface PictureProps {
  image: ImageContent;
  /** How large it is shown, as `sizesIn` reads it; must match the CSS. */
  place: string;
  /** The page's first picture: loaded at once and before the others. */
  urgent?: boolean;
  className?: string | undefined;
  /** Another cut of the picture for windows up to 720 px wide, and its place there. */
  phone?: Pick<PictureProps, "image" | "place"> | undefined;
}

/** A picture in the sizes that the build made as AVIF, and in one as WebP for browsers that do not know it. */
export function Picture({ image, place, urgent = false, className, phone }: PictureProps) {
  const loading = urgent ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture>
      {phone && sources(phone, "(max-width: 720px)")}
      {sources({ image, place })}
      <img
        src={image.plain}
        alt={image.alt}
        width={image.width}
        height={image.height}
        className={className}
        {...loading}
      />
    </picture>
  );
}

function sources({ image, place }: Pick<PictureProps, "image" | "place">, media?: string) {
  const sizes = sizesIn(place, image);
  const files = widthsFor(sizes, image.widths).map((width) => `${image.base}-${width}.avif ${width}w`);
  const size = media && { width: image.width, height: image.height };
  return (
    <>
      {files.length > 0 && <source type="image/avif" srcSet={files.join(", ")} sizes={sizes} media={media} {...size} />}
      {media && <source srcSet={image.plain} media={media} {...size} />}
    </>
  );
}
