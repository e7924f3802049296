import AOS from "aos";

/** The site's scroll-in animation; single elements may differ. Times in ms, offset in CSS pixels. */
const settings = { duration: 700, easing: "ease-out-cubic", offset: 120, once: true, disable: "phone" } as const;
/** What differs for the form section. */
const FORM = { aosDuration: "400", aosEasing: "ease", aosOffset: "120" };
const STAGGER = 100;
let runs: boolean | undefined;

/**
 * Lets what is still below the window rise in when it is scrolled to. What is in view already stays as it is,
 * so that nothing a visitor has seen disappears.
 */
export function revealOnScroll(root: HTMLElement): void {
  // Before anything is hidden: where AOS does not run, it would stay hidden.
  runs ??= start(root);
  if (!runs) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-reveal]:not([data-aos], .aos-animate)")) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    const delay = placeOf(element) * STAGGER;
    const isForm = element.dataset["reveal"] === "form";
    Object.assign(element.dataset, { aos: "fade-up", aosDelay: String(delay), ...(isForm && FORM) });
    element.style.setProperty("--aos-delay", `${delay}ms`);
    if (isForm) element.style.setProperty("--aos-time", `${FORM.aosDuration}ms ${FORM.aosEasing}`);
  }
  AOS.refreshHard();
}

/** How many of its neighbours rise before an element: as many as `data-reveal` says, or else all that stand before it. */
function placeOf(element: HTMLElement): number {
  const beside = [...element.parentElement!.querySelectorAll(":scope > [data-reveal]")];
  return Number(element.dataset["reveal"] || beside.indexOf(element)) || 0;
}

/** Whether AOS runs. It does not on phones, also where they are held sideways and the window is wide. */
function start(root: HTMLElement): boolean {
  AOS.init(settings);
  // An element with the focus has to be visible, even in the last pixels of the window, where AOS does not show it yet.
  root.addEventListener("focusin", ({ target }) => {
    (target as Element).closest("[data-aos]")?.classList.add("aos-animate");
  });
  // Once an element has risen, AOS's transition must not replace its own ones any more.
  root.addEventListener("transitionend", ({ target, propertyName }) => {
    const element = target as HTMLElement;
    if (propertyName === "opacity" && element.matches(".aos-animate")) element.removeAttribute("data-aos");
  });
  // AOS sets this attribute when it runs, and tells it in no other way.
  return document.body.hasAttribute("data-aos-easing");
}
