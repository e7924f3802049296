import type { ImageContent } from "../../model/content.ts";
import { isUrgent } from "../../model/placement.ts";
import { classes } from "../../ui/classes.ts";
import { ItemHeading } from "../../ui/Heading.tsx";
import { Pictogram } from "../../ui/Pictogram.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Text } from "../../ui/Text.tsx";
import type { CarouselBlock } from "../../types.gen.ts";
import styles from "./Slide.module.css";

type SlideContent = CarouselBlock["slides"][number];

/** Colours of cards that name none, in this order. */
const GROUNDS = ["leaf", "vermilion", "marigold", "cobalt", "periwinkle", "teal", "plum"] as const;

const PHONE = "(max-width: 639px) 84vw by 63vw";
const PLACES = {
  2: `${PHONE}, (max-width: 1439px) 44vw by 33vw, 600px by 450px`,
  3: `${PHONE}, (max-width: 1023px) 44vw by 33vw, (max-width: 1439px) 28vw by 21vw, (max-width: 1939px) 400px by 300px, 540px by 405px`,
};

interface SlideProps {
  slide: SlideContent;
  index: number;
  position: number;
  slidesInView: 2 | 3;
  /** The colour behind the whole carousel. */
  behind: string;
}

/** A picture with a caption, or a coloured card when there is no picture. */
export function Slide({ slide, index, position, slidesInView, behind }: SlideProps) {
  if (slide.image)
    return (
      <PictureSlide slide={slide} image={slide.image} place={PLACES[slidesInView]} urgent={isUrgent(position, index)} />
    );
  const ground = slide.ground ?? GROUNDS[index % GROUNDS.length];
  return (
    <div className={classes(styles.card, ground === behind && styles.edged)} data-ground={ground}>
      {slide.pictogram && <Pictogram src={slide.pictogram} className={styles.pictogram} />}
      <ItemHeading position={position}>
        <span data-name="">{slide.title}</span>
      </ItemHeading>
      {slide.text && (
        <Text position={position} inItem className={styles.text}>
          {slide.text}
        </Text>
      )}
    </div>
  );
}

interface PictureSlideProps {
  slide: SlideContent;
  image: ImageContent;
  place: string;
  urgent: boolean;
}

function PictureSlide({ slide, image, place, urgent }: PictureSlideProps) {
  return (
    <figure>
      <Picture image={image} place={place} className={styles.image} urgent={urgent} />
      <figcaption className={styles.caption}>
        <b data-name="">{slide.title}</b>
        {slide.category && <span>{slide.category}</span>}
      </figcaption>
    </figure>
  );
}
