/** A link leads to about where the page says that it scrolls to; browsers round. In CSS pixels. */
const ROUNDED = 4;

/** Room that a form beside the text does not have, above and below it: see the style sheet. In CSS pixels. */
const AROUND = 120;

/** Marks the section being read in the contents, and lets the form stay beside the text where all of it can be seen. */
export function enhance(element: HTMLElement): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>("nav a")];
  const sections = [...element.querySelectorAll("section section")];
  const side = element.querySelector("aside");
  const stop = new AbortController();
  const { signal } = stop;
  let line = 0;
  let marked: Element | undefined;

  const mark = (section: Element | undefined) => {
    if (section === marked) return;
    marked = section;
    for (const link of links) link.ariaCurrent = section && link.hash === `#${section.id}` ? "true" : null;
  };
  const markRead = () => {
    // The last sections may be too short to come up to the line.
    const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    mark(sections.findLast((section) => atEnd || section.getBoundingClientRect().top <= line));
  };
  const measure = () => {
    line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + ROUNDED;
    side?.toggleAttribute("data-fits", side.scrollHeight <= innerHeight - AROUND);
    markRead();
  };
  addEventListener("scroll", markRead, { passive: true, signal });
  addEventListener("resize", measure, { signal });
  measure();
  return () => {
    stop.abort();
    side?.removeAttribute("data-fits");
    mark(undefined);
  };
}
