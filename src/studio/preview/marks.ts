/** Lines around the block that is selected and the one that is pointed at, above the page and not part of it. */
import { AROUND, type Around, aroundElement } from "./around.ts";
import styles from "./marks.module.css";
import type { PreviewMarks } from "./messages.ts";

interface Marks {
  show(marked: PreviewMarks): void;
  /** Marks header or footer, which somebody points at. */
  point(around: Around | undefined): void;
  /** Follows blocks that have moved. */
  place(): void;
  /** Scrolls to a block that cannot be seen whole, or to an element in it. */
  reveal(key: string, inner?: HTMLElement): void;
}

interface Marked {
  element: HTMLElement | null;
  name: string;
}

const NOTHING: Marked = { element: null, name: "" };

/** @param nameOf What a block is called. */
export function createMarks(layer: HTMLElement, nameOf: (key: string) => string): Marks {
  const hover = addMark(layer, styles.hovered!);
  const selection = addMark(layer, styles.selected!);
  let now: PreviewMarks = { selected: undefined, item: undefined, hovered: undefined, scale: 1 };
  let pointed: Around | undefined;
  const place = () => {
    placeMark(selection, blockMarked(now.selected));
    const around = pointed && { element: aroundElement(pointed), name: AROUND[pointed] };
    placeMark(hover, around ?? blockMarked(now.hovered === now.selected ? undefined : now.hovered));
    // Above the header there is no room for its name.
    hover.toggleAttribute("data-under", pointed === "header");
  };

  function blockMarked(key: string | undefined): Marked {
    return key === undefined ? NOTHING : { element: blockElement(key), name: nameOf(key) };
  }

  function placeMark(mark: HTMLElement, { element, name }: Marked): void {
    if (mark.hidden === Boolean(element)) mark.hidden = !element;
    if (!element) return;
    const { top, left, width, height } = element.getBoundingClientRect();
    Object.assign(mark.style, {
      top: `${top + scrollY}px`,
      left: `${left + scrollX}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    if (mark.dataset["name"] !== name) mark.dataset["name"] = name;
  }

  return {
    show(marked) {
      if (marked.scale !== now.scale) layer.style.setProperty("--scale", String(marked.scale));
      now = marked;
      place();
    },
    place,
    point(around) {
      pointed = around;
      place();
    },
    reveal(key, inner) {
      if (inner && isInView(inner)) return;
      if (inner) return inner.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const block = blockElement(key);
      const isTall = block && block.offsetHeight > innerHeight / 2;
      block?.scrollIntoView({ block: isTall ? "start" : "nearest", behavior: "instant" });
    },
  };
}

/** Whether an element is visible, with room below for what opens there. Then nothing is scrolled: the author may have just clicked on it. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight * 0.75;
}

export function blockElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
}

function addMark(layer: HTMLElement, className: string): HTMLElement {
  const mark = document.createElement("div");
  mark.className = className;
  mark.hidden = true;
  layer.append(mark);
  return mark;
}
