import { enhanceForm } from "../ui/enhanceForm.ts";

/** Behaviour of the form in the quote dialog; loaded when the dialog is first opened. */
export function enhance(element: HTMLElement): () => void {
  const form = element.querySelector("form");
  return form ? enhanceForm(form) : () => {};
}
