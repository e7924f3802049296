import { Swiper } from "swiper";
import { createPlayer } from "./player.ts";

/** Milliseconds that the change of slides takes. */
const SPEED = 600;
/** How many slides beyond those in view a loop needs; one of them is partly visible at the right edge. */
const SPARE = 2;

/** Turns the strip of slides into a looping carousel that moves by itself and can be stopped. */
export function enhance(element: HTMLElement): () => void {
  const group = element.querySelector<HTMLElement>("[data-carousel]")!;
  const rail = group.querySelector<HTMLElement>(".swiper")!;
  const status = group.querySelector<HTMLElement>("[data-status]")!;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const events = new AbortController();
  const { signal } = events;

  const loop = rail.querySelectorAll(".swiper-slide").length >= Number(rail.dataset["inView"]) + SPARE;
  const initialSlide = scrolledTo(rail);
  rail.scrollLeft = 0;
  // The arrows take over from the scroll bar, with the focus if it was there.
  if (rail === document.activeElement)
    group.querySelector<HTMLButtonElement>('[data-act="next"]')!.focus({ preventScroll: true });
  rail.removeAttribute("tabindex");
  const swiper = new Swiper(rail, {
    ...layoutOf(rail),
    initialSlide,
    loop,
    loopAdditionalSlides: SPARE - 1,
    // A second press on an arrow counts while the transition of the first is running.
    loopPreventsSliding: false,
    rewind: !loop,
    speed: calm.matches ? 0 : SPEED,
    grabCursor: true,
    // A drag may start in a gap between slides as well.
    touchEventsTarget: "container",
    // See `followWidth`. Swiper's own observer waits for a frame, and on a busy machine it sometimes went back a slide.
    resizeObserver: false,
    updateOnWindowResize: false,
  });
  const width = followWidth(swiper);
  keepOutOfReach(swiper);
  for (const change of ["activeIndexChange", "loopFix", "update"] as const) swiper.on(change, keepOutOfReach);

  const player = createPlayer({
    group,
    calm,
    signal,
    advance: () => swiper.slideNext(),
    live: (mode) => (status.ariaLive = mode),
  });
  calm.addEventListener("change", () => (swiper.params.speed = calm.matches ? 0 : SPEED), { signal });
  // Swiper locks itself where all slides are in view.
  const follow = () => {
    group.toggleAttribute("data-all-seen", swiper.isLocked);
    player.hold("all-seen", swiper.isLocked);
  };
  follow();
  for (const change of ["lock", "unlock"] as const) swiper.on(change, follow);
  swiper.on("touchStart", () => player.hold("drag", true));
  swiper.on("touchEnd", () => player.hold("drag", false));
  swiper.on("realIndexChange", () => {
    player.restart();
    const slide = swiper.slides[swiper.activeIndex];
    status.textContent = `${slide?.ariaLabel}: ${slide?.querySelector("[data-name]")?.textContent}`;
  });

  const act = {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    toggle: player.toggle,
  };
  for (const button of group.querySelectorAll<HTMLButtonElement>("button[data-act]")) {
    button.addEventListener("click", act[button.dataset["act"] as keyof typeof act], { signal });
  }

  return () => {
    rail.tabIndex = 0;
    group.removeAttribute("data-all-seen");
    events.abort();
    width.disconnect();
    player.stop();
    for (const slide of swiper.slides) slide.inert = false;
    swiper.destroy(true, true);
  };
}

/** Slides in view and gap as the CSS has them at this width. */
function layoutOf(rail: HTMLElement) {
  const css = getComputedStyle(rail);
  return {
    slidesPerView: Number.parseFloat(css.getPropertyValue("--in-view")),
    spaceBetween: Number.parseFloat(css.getPropertyValue("--gap")),
  };
}

/** Keeps the slide that is shown when the width changes, and with it slides in view and gap. */
function followWidth(swiper: Swiper): ResizeObserver {
  let seen = swiper.el.clientWidth;
  const observer = new ResizeObserver(() => {
    const width = swiper.el.clientWidth;
    if (width === seen || width === 0) return;
    seen = width;
    const { realIndex } = swiper;
    if (swiper.params.loop) swiper.loopDestroy();
    Object.assign(swiper.params, layoutOf(swiper.el));
    swiper.update();
    if (swiper.params.loop) swiper.loopCreate(realIndex);
    else swiper.slideTo(realIndex, 0);
  });
  observer.observe(swiper.el);
  return observer;
}

/** Makes slides inert that are not wholly visible: a link in the hidden part of one could get the focus. */
function keepOutOfReach({ slides, activeIndex, params }: Swiper) {
  const end = activeIndex + Number(params.slidesPerView);
  slides.forEach((slide, index) => (slide.inert = index < activeIndex || index >= end));
}

/** The slide that a visitor has scrolled to before this script was loaded. */
function scrolledTo(rail: HTMLElement): number {
  const [first, second] = rail.querySelectorAll<HTMLElement>(".swiper-slide");
  return first && second ? Math.round(rail.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
}
