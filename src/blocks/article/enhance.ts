/** In CSS pixels from the top of the window: where the header ends, and sections stand that a link has led to. */
const READING_LINE = 100;

/** Marks the section being read in the contents. */
export function enhance(element: HTMLElement): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>("nav a")];
  const sections = [...element.querySelectorAll("section section")];

  const mark = (section: Element | undefined) => {
    for (const link of links) {
      if (section && link.hash === `#${section.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const markRead = () => {
    // The last sections may be too short to come up to the line.
    const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    mark(sections.findLast((section) => atEnd || section.getBoundingClientRect().top <= READING_LINE));
  };
  const signs = ["scroll", "resize"];
  for (const sign of signs) addEventListener(sign, markRead, { passive: true });
  markRead();
  return () => {
    for (const sign of signs) removeEventListener(sign, markRead);
    mark(undefined);
  };
}
