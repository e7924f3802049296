/** Clicks and hovers in the preview; and what must not happen there. */
import { isGroup, type Json } from "../../model/fields.ts";
import { placeShared } from "../../model/placeShared.ts";
import { tokenValues } from "../../model/tokens.ts";
import type { Group } from "../../node/check/site.ts";
import { type Around, aroundElement } from "./around.ts";
import { tidied } from "../document/texts.ts";
import { fieldAt, type Known, type Signs, type Spot } from "./fieldAt.ts";
import type { ShownSite } from "./shownSite.ts";

interface Pointing {
  /** Whether clicks select blocks and do not operate the page. */
  isOn(): boolean;
  hover(key: string | undefined, around: Around | undefined): void;
  select(key: string, pointer: string | undefined): void;
  /** @param pointer In the site file, of what was clicked on in header or footer. */
  selectAround(pointer: string): void;
  /** A block as it is written, and what the site that it is shown with says. */
  find(key: string): { block: Json | undefined; known: Known | undefined };
  /** What the site file says. */
  findSite(): { settings: Group; known: Known } | undefined;
}

export function watchPointer({ isOn, hover, select, selectAround, find, findSite }: Pointing): void {
  let hovered: string | undefined;
  let hoveredAround: Around | undefined;
  const point = (key?: string, around?: Around) => {
    if (key !== hovered || around !== hoveredAround) hover(key, around);
    [hovered, hoveredAround] = [key, around];
  };
  document.addEventListener("pointermove", (event) => {
    if (!isOn()) return point();
    const around = aroundAt(event);
    point(around ? undefined : blockAt(event)?.dataset["key"], around);
  });
  document.documentElement.addEventListener("pointerleave", () => point());
  document.addEventListener("click", (event) => {
    if (!isOn()) return;
    const around = aroundAt(event);
    const own = around && findSite();
    if (own) return selectAround(pointerAround(own, around, event));
    const block = blockAt(event);
    const key = block?.dataset["key"];
    if (key === undefined) return;
    const { block: written, known } = find(key);
    if (written === undefined || !known) return select(key, undefined);
    select(key, fieldAt(written, spotAt(event, block!), known));
  });
  holdPage();
}

/** What a site makes of the words and pictures that are written. */
export function knownOf(site: ShownSite): Known {
  return {
    values: tokenValues(site.source.site),
    addressOf: (src) => addressOf(site, src),
    placed: (block) => {
      const own =
        isGroup(block) && block["type"] === "shared" ? site.source.shared.get(String(block["use"])) : undefined;
      return own && placeShared(block as Group, own.block as Group);
    },
  };
}

/** The first element that can be seen in a block and says one of these words, or shows one of these pictures. */
export function elementOf(block: HTMLElement, { words, pictures }: Signs): HTMLElement | undefined {
  return [...block.querySelectorAll<HTMLElement>("*")].find((element) => {
    const address = element instanceof HTMLImageElement ? pictureOf(element) : "";
    const isIt = words.has(tidied(element.textContent)) || pictures.some((picture) => address.includes(picture));
    return isIt && element.checkVisibility();
  });
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

/** Found by coordinates, because inert elements are no targets of events. */
function blockAt({ clientY }: MouseEvent): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[data-key]")].find((block) => isAt(block, clientY));
}

/** The header may lie over a block. */
function aroundAt({ clientY }: MouseEvent): Around | undefined {
  return (["header", "footer"] as const).find((part) => isAt(aroundElement(part), clientY));
}

function isAt(element: HTMLElement | null, y: number): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return y >= top && y < bottom;
}

/** The field that says what was clicked on; where that cannot be told, all fields of the header or the footer. */
function pointerAround(
  { settings, known }: { settings: Group; known: Known },
  around: Around,
  event: MouseEvent,
): string {
  const spot = spotAt(event, aroundElement(around)!);
  const own = fieldAt(settings[around] ?? null, spot, known);
  return own === undefined ? (fieldAt(settings, spot, known) ?? `/${around}`) : `/${around}${own}`;
}

function hitAt({ clientX, clientY }: MouseEvent): Element | null {
  const page = document.getElementById("_page")!;
  page.inert = false;
  const hit = document.elementFromPoint(clientX, clientY);
  page.inert = true;
  return hit;
}

function spotAt(event: MouseEvent, block: HTMLElement): Spot {
  const hit = hitAt(event);
  const texts: string[] = [];
  for (let at = hit; at && at !== block && block.contains(at); at = at.parentElement) texts.push(at.textContent);
  const picture = hit && block.contains(hit) ? hit.closest("img") : null;
  return { texts, picture: picture ? pictureOf(picture) : undefined };
}

function pictureOf({ currentSrc, src }: HTMLImageElement): string {
  return currentSrc || src;
}

function addressOf({ resources }: ShownSite, src: string): string | undefined {
  try {
    return resources.image(src, "").base;
  } catch {
    return undefined;
  }
}
