/** The tolerance of `scroll-padding-top`, in CSS pixels: browsers round the position that a link scrolls to. */
const ROUNDED = 4;

/** The height of the window, in CSS pixels, that a form beside the text cannot use; the style sheet has the same number. */
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
    // At the end of the page, the last sections may be too short to reach the line.
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
