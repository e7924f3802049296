import { chooseAnswer, enterEmail, fillIn } from "../model/english.gen.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Validates every field of a form and focuses the first invalid one; returns whether all are valid. */
export function validateForm(form: HTMLFormElement): boolean {
  const controls = [...form.elements].filter(isField);
  const invalid = controls.filter((control) => !validate(control));
  invalid[0]?.focus();
  return invalid.length === 0;
}

/** Removes the message of a field once its value is valid; shows no new message while somebody types. */
export function clearError(target: EventTarget | null): void {
  if (target instanceof Element && isField(target) && target.hasAttribute("aria-invalid") && isValid(target)) {
    validate(target);
  }
}

function isField(element: Element): element is Control {
  return element.matches(":is(input, select, textarea)[id]");
}

/** Spaces alone are no answer, although browsers take them for one. */
function isValid({ validity, required, value }: Control): boolean {
  return validity.valid && !(required && value.trim() === "");
}

/** Shows or removes the message of a field; returns whether its value is valid. */
function validate(control: Control): boolean {
  const valid = isValid(control);
  const id = `${control.id}_error`;
  document.getElementById(id)?.remove();
  if (valid) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  } else {
    const error = Object.assign(document.createElement("p"), { id, ...message(control) });
    control.labels![0]!.parentElement!.append(error);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", id);
  }
  return valid;
}

/** The message for a control, in the words of the form; the fallbacks here are English in any language of the page. */
function message({ type, labels, form }: Control): { textContent: string; lang?: string } {
  const said = form!.dataset;
  const [own, english] =
    type === "email"
      ? [said["enterEmail"], enterEmail]
      : type === "select-one"
        ? [said["chooseAnswer"], chooseAnswer]
        : [said["fillIn"], fillIn];
  // A label may end with a note that the field is optional.
  const label = labels![0]!.firstChild!.textContent!;
  const isForeign = !own && !document.documentElement.lang.startsWith("en");
  return { textContent: (own ?? english).replace("{label}", () => label), ...(isForeign && { lang: "en" }) };
}
