import type { ImageContent } from "../../model/content.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Pictogram } from "../../ui/Pictogram.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Text } from "../../ui/Text.tsx";
import type { CarouselBlock } from "../../types.gen.ts";
import styles from "./Slide.module.css";

type SlideContent = CarouselBlock["slides"][number];

/** Colours of cards that name none, in this order. */
const GROUNDS = ["leaf", "vermilion", "marigold", "cobalt", "periwinkle", "teal", "plum"] as const;

const SIZES = {
  2: "(max-width: 639px) 84vw, (max-width: 1439px) 44vw, 600px",
  3: "(max-width: 639px) 84vw, (max-width: 1023px) 44vw, (max-width: 1439px) 28vw, (max-width: 1939px) 400px, 540px",
};

interface SlideProps {
  slide: SlideContent;
  index: number;
  position: number;
  slidesInView: 2 | 3;
}

/** A picture with a caption, or a coloured card when there is no picture. */
export function Slide({ slide, index, position, slidesInView }: SlideProps) {
  if (slide.image) return <PictureSlide slide={slide} image={slide.image} sizes={SIZES[slidesInView]} />;
  return (
    <div className={styles.card} data-ground={slide.ground ?? GROUNDS[index % GROUNDS.length]}>
      {slide.pictogram && <Pictogram src={slide.pictogram} className={styles.pictogram} />}
      <ItemHeading position={position}>
        <span data-name>{slide.title}</span>
      </ItemHeading>
      {slide.text && (
        <Text position={position} inItem className={styles.text}>
          {slide.text}
        </Text>
      )}
    </div>
  );
}

function PictureSlide({ slide, image, sizes }: { slide: SlideContent; image: ImageContent; sizes: string }) {
  return (
    <figure>
      <Picture image={image} sizes={sizes} className={styles.image} />
      <figcaption className={styles.caption}>
        <b data-name>{slide.title}</b>
        {slide.category && <span>{slide.category}</span>}
      </figcaption>
    </figure>
  );
}
