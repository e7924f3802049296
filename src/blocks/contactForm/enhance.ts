import { enhanceForm } from "../../ui/enhanceForm.ts";

export function enhance(element: HTMLElement): () => void {
  const form = element.querySelector("form");
  return form ? enhanceForm(form) : () => {};
}
