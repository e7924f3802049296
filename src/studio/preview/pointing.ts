/** Clicks and hovers in the preview; and what must not happen there. */
import type { Json } from "../../model/fields.ts";
import { tokenValues } from "../../model/tokens.ts";
import { fieldAt, type Spot } from "./fieldAt.ts";
import type { ShownSite } from "./shownSite.ts";

interface Pointing {
  /** Whether the page is to be clicked on and not to be worked. */
  isOn(): boolean;
  hover(key: string | undefined): void;
  select(key: string, pointer: string | undefined): void;
  /** A block as it is written, and the site that it is shown with. */
  find(key: string): { block: Json | undefined; site: ShownSite | undefined };
}

export function watchPointer({ isOn, hover, select, find }: Pointing): void {
  let hovered: string | undefined;
  const point = (key: string | undefined) => {
    if (key !== hovered) hover(key);
    hovered = key;
  };
  document.addEventListener("pointermove", (event) => point(isOn() ? blockAt(event)?.dataset["key"] : undefined));
  document.documentElement.addEventListener("pointerleave", () => point(undefined));
  document.addEventListener("click", (event) => {
    const block = isOn() ? blockAt(event) : undefined;
    const key = block?.dataset["key"];
    if (key === undefined) return;
    const { block: written, site } = find(key);
    if (written === undefined || !site) return select(key, undefined);
    const values = tokenValues(site.source.site);
    select(key, fieldAt(written, spotAt(event, block!), { values, addressOf: (src) => addressOf(site, src) }));
  });
  holdPage();
}

/** Links lead nowhere and forms send nothing: this is no visit. */
function holdPage(): void {
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, (event) => {
      const link = (event.target as Element).closest?.("a");
      if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
    });
  for (const type of ["submit", "dragstart"] as const)
    addEventListener(
      type,
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
}

/** What is inert cannot be hit, so that places decide. */
function blockAt({ clientY }: MouseEvent): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[data-key]")].find((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return clientY >= top && clientY < bottom;
  });
}

function spotAt({ clientX, clientY }: MouseEvent, block: HTMLElement): Spot {
  const page = document.getElementById("page")!;
  page.inert = false;
  const hit = document.elementFromPoint(clientX, clientY);
  page.inert = true;
  const texts: string[] = [];
  for (let at = hit; at && at !== block && block.contains(at); at = at.parentElement) texts.push(at.textContent);
  const picture = hit && block.contains(hit) ? hit.closest("img") : null;
  return { texts, picture: picture ? picture.currentSrc || picture.src : undefined };
}

function addressOf({ resources }: ShownSite, src: string): string | undefined {
  try {
    return resources.image(src, "").base;
  } catch {
    return undefined;
  }
}
