/** Shows a focus ring in the preview, unless a click gave it the focus: `:focus-visible` does not match an iframe from outside. */
export function showRing(layer: HTMLElement): void {
  let isPressed = false;
  const press = ({ type }: Event) => {
    isPressed = type === "pointerdown";
  };
  for (const type of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(type, press, true);
  addEventListener("focus", () => layer.toggleAttribute("data-focused", !isPressed));
  addEventListener("blur", () => layer.removeAttribute("data-focused"));
}
