import type { ImageContent } from "../model/content.ts";
import { widthsFor } from "./pictureWidths.ts";

interface PictureProps {
  image: ImageContent;
  /** How wide the picture is shown, as in the `sizes` attribute; must match the CSS. */
  sizes: string;
  /** The page's first picture: loaded at once and before the others. */
  urgent?: boolean;
  className?: string | undefined;
  /** Another cut of the picture for windows up to 720 px wide. */
  phone?: ImageContent | undefined;
}

/** A picture in the sizes that the build made, AVIF first. */
export function Picture({ image, sizes, urgent = false, className, phone }: PictureProps) {
  const loading = urgent ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture>
      {phone && sources(phone, "100vw", "(max-width: 720px)")}
      {sources(image, sizes)}
      <img
        src={image.full}
        alt={image.alt}
        width={image.width}
        height={image.height}
        className={className}
        {...loading}
      />
    </picture>
  );
}

function sources(image: ImageContent, sizes: string, media?: string) {
  if (image.widths.length === 0) return media ? <source srcSet={image.full} media={media} /> : null;
  const widths = widthsFor(sizes, image.widths);
  const srcSet = (type: string) => widths.map((width) => `${image.base}-${width}.${type} ${width}w`).join(", ");
  const size = { width: image.width, height: image.height };
  return (
    <>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} media={media} {...(media && size)} />
      <source type="image/webp" srcSet={srcSet("webp")} sizes={sizes} media={media} {...(media && size)} />
    </>
  );
}
