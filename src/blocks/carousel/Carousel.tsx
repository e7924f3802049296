import "../../ui/scripted.css";
import type { OnPage } from "../../model/placement.ts";
import { fillNames, type Words } from "../../model/words.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Section } from "../../ui/Section.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { CarouselBlock } from "../../types.gen.ts";
import { Slide } from "./Slide.tsx";
import styles from "./Carousel.module.css";

export function Carousel({
  heading,
  slides,
  button,
  slidesInView = 3,
  autoplay = true,
  ground,
  position,
  blockId,
  words,
}: CarouselBlock & OnPage) {
  return (
    <Section id={blockId} ground={ground} className={styles.carousel}>
      <section
        aria-roledescription={words.carousel}
        aria-label={heading}
        data-carousel={autoplay ? "autoplay" : "still"}
      >
        <div className="wrap">
          <SectionHead
            position={position}
            heading={heading}
            aside={<Controls heading={heading} autoplay={autoplay} words={words} />}
          />
        </div>
        {/* The class names are Swiper's own; without Swiper this is a strip to scroll, by keyboard too. */}
        <div
          className={`swiper ${styles.rail}`}
          data-in-view={slidesInView}
          data-reveal=""
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- names the strip, nothing more
          role="group"
          aria-label={fillNames(words.slides, { heading })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls must be reachable
          tabIndex={0}
        >
          <div className={`swiper-wrapper ${styles.track}`}>
            {slides.map((slide, index) => (
              <div
                key={index}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern asks for a plain group
                role="group"
                aria-roledescription={words.slide}
                aria-label={fillNames(words.slideNumber, { number: String(index + 1), count: String(slides.length) })}
                className={`swiper-slide ${styles.slide}`}
              >
                <Slide
                  slide={slide}
                  index={index}
                  position={position}
                  slidesInView={slidesInView}
                  behind={ground ?? "white"}
                />
              </div>
            ))}
          </div>
        </div>
        <p className="vh" aria-live="off" data-status="" />
      </section>
      {button && <ButtonLink button={button} look="outline" />}
    </Section>
  );
}

function Controls({ heading, autoplay, words }: { heading: string; autoplay: boolean; words: Words }) {
  const name = (word: string) => <span className="vh">{fillNames(word, { heading })}</span>;
  return (
    <div className={`scripted ${styles.controls}`}>
      {autoplay && (
        <button type="button" className={styles.toggle} data-act="toggle">
          <span data-when="playing">
            <Icon name="pause" />
            {name(words.pause)}
          </span>
          <span data-when="paused">
            <Icon name="play" />
            {name(words.play)}
          </span>
        </button>
      )}
      <button type="button" data-act="previous">
        <Icon name="arrow-left" />
        {name(words.previousSlide)}
      </button>
      <button type="button" data-act="next">
        <Icon name="arrow-right" />
        {name(words.nextSlide)}
      </button>
    </div>
  );
}
