import { enhanceForm } from "../../ui/enhanceForm.ts";

/** Marks the section being read in the contents, and gives the form at the side its behaviour. */
export function enhance(element: HTMLElement): () => void {
  const form = element.querySelector("form");
  const cleanups = [markReading(element), form && enhanceForm(form)];
  return () => cleanups.forEach((cleanup) => cleanup?.());
}

function markReading(element: HTMLElement): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>("nav a")];
  const sections = [...element.querySelectorAll("section section")];
  const inView = new Set<Element>();

  const mark = (id: string | undefined) => {
    for (const link of links) {
      if (link.hash === `#${id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  // The band in which a reader's eyes are: from under the header to the middle of the window.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? "add" : "delete"](target);
      mark(sections.find((section) => inView.has(section))?.id);
    },
    { rootMargin: "-100px 0px -50% 0px" },
  );
  for (const section of sections) observer.observe(section);
  return () => {
    observer.disconnect();
    mark(undefined);
  };
}
