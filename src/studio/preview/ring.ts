/** Shows that the preview has the focus, unless a click gave it: the studio cannot, as nothing says so of a frame in its styles. */
export function showRing(layer: HTMLElement): void {
  let isPressed = false;
  const press = ({ type }: Event) => {
    isPressed = type === "pointerdown";
  };
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(type, press, true);
  addEventListener("focus", () => layer.toggleAttribute("data-focused", !isPressed));
  addEventListener("blur", () => layer.removeAttribute("data-focused"));
}
