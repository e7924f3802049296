/** Finds a new place for the focus when the focused element is gone. */

/** Where an element stands in the document. */
export interface FocusPlace {
  element: HTMLElement;
  /** What it stands in, from the inside out, and where in it. */
  around: { parent: Element; index: number }[];
}

const CONTROLS = "button, input, textarea, select, a[href]";

/** @returns Undefined where nothing has the focus. */
export function focusPlaceOf(element: Element | null): FocusPlace | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const around: FocusPlace["around"] = [];
  for (let at: Element = element; at.parentElement; at = at.parentElement)
    around.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return { element, around };
}

/** Focuses what had the focus, else its neighbour in the list that it was in, else the row that is selected. */
export function focusNear(place?: FocusPlace): void {
  const { element } = place ?? {};
  if (element?.isConnected && !element.matches(":disabled")) {
    if (document.activeElement === document.body) element.focus();
    return;
  }
  const near = (place && neighbour(place)) ?? rowSelected();
  near?.focus();
  // Where one part is shown at a time, the row may not be seen.
  if (document.activeElement === document.body) partShown()?.focus();
}

function neighbour({ element, around }: FocusPlace): HTMLElement | undefined {
  const { parent, index } = around.find(({ parent: each }) => each.isConnected) ?? {};
  // Only items of one list are neighbours.
  if (!parent?.matches("[data-neighbours], [data-neighbours] *")) return undefined;
  const after = [...parent.children].slice(index);
  const before = [...parent.children].slice(0, index).toReversed();
  // An element that is still there is a disabled button at the end of a row: the buttons before it come first.
  const order = element.isConnected ? [...before, ...after] : [...after, ...before];
  return order.flatMap((child) => [child, ...child.querySelectorAll("*")]).find(isControl);
}

/** The first control in an element that the keyboard reaches. */
export function controlIn(element: HTMLElement | null): HTMLElement | undefined {
  return [...(element?.querySelectorAll("*") ?? [])].find(isControl);
}

function isControl(element: Element): element is HTMLElement {
  return element.matches(`:is(${CONTROLS}):not(:disabled, [tabindex="-1"])`) && element.checkVisibility();
}

/** Whether the focus is in the list of blocks, where keys act on the row that has it. */
export function isInRows(): boolean {
  return Boolean(document.activeElement?.closest("[data-rows]"));
}

function partShown(): HTMLElement | undefined {
  const parts = [...document.querySelectorAll<HTMLElement>("main > [data-part]")];
  return parts.find((part) => part.checkVisibility({ visibilityProperty: true }));
}

/** The selected row; without one, as in the list of pages, the whole side. */
function rowSelected(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>("[data-row][aria-current]") ??
    document.querySelector<HTMLElement>("[data-part=side]")
  );
}
