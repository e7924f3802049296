import { chooseAnswer, enterEmail, fillIn } from "../model/english.gen.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Judges every field of a form, and goes to the first one that will not do; says whether all will. */
export function judgeForm(form: HTMLFormElement): boolean {
  const controls = [...form.elements].filter(isJudged);
  const wrong = controls.filter((control) => !judge(control));
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Takes the words beside a field away once it is mended; while someone types, it finds no new faults. */
export function forgive(target: EventTarget | null): void {
  if (target instanceof Element && isJudged(target) && target.hasAttribute("aria-invalid") && isRight(target)) {
    judge(target);
  }
}

function isJudged(element: Element): element is Control {
  return element.matches(":is(input, select, textarea)[id]");
}

/** Spaces alone are no answer, although browsers take them for one. */
function isRight({ validity, required, value }: Control): boolean {
  return validity.valid && !(required && value.trim() === "");
}

/** Shows or takes away the words beside a field; says whether its value will do. */
function judge(control: Control): boolean {
  const right = isRight(control);
  const id = `${control.id}_error`;
  document.getElementById(id)?.remove();
  if (right) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  } else {
    const words = Object.assign(document.createElement("p"), { id, ...message(control) });
    control.closest("[data-kind]")!.append(words);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", id);
  }
  return right;
}

/** What the form says of a control; the words that are here are English, whatever the language of the page is. */
function message({ type, labels, form }: Control): { textContent: string; lang?: string } {
  const said = form!.dataset;
  const [own, english] =
    type === "email"
      ? [said["enterEmail"], enterEmail]
      : type === "select-one"
        ? [said["chooseAnswer"], chooseAnswer]
        : [said["fillIn"], fillIn];
  // Behind its own words a label may say that no answer is needed.
  const label = labels![0]!.firstChild!.textContent!;
  const isForeign = !own && !document.documentElement.lang.startsWith("en");
  return { textContent: (own ?? english).replace("{label}", () => label), ...(isForeign && { lang: "en" }) };
}
