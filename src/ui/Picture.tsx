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

/** A picture in the sizes that the build made as AVIF, and in one as WebP for browsers that do not know it. */
export function Picture({ image, sizes, urgent = false, className, phone }: PictureProps) {
  const loading = urgent ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture>
      {phone && sources(phone, "100vw", "(max-width: 720px)")}
      {sources(image, sizes)}
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

function sources(image: ImageContent, sizes: string, media?: string) {
  const files = widthsFor(sizes, image.widths).map((width) => `${image.base}-${width}.avif ${width}w`);
  const size = media && { width: image.width, height: image.height };
  return (
    <>
      {files.length > 0 && <source type="image/avif" srcSet={files.join(", ")} sizes={sizes} media={media} {...size} />}
      {media && <source srcSet={image.plain} media={media} {...size} />}
    </>
  );
}
