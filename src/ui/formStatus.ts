/** What a form says of its message: in its status, and on its button. */
interface FormStatus {
  readonly isBusy: boolean;
  setBusy(now: boolean): void;
  say(text: string, failed?: boolean): void;
  /** Says how it ended, where the visitor can read it. */
  conclude(text: string, failed?: boolean): void;
}

export function statusOf(form: HTMLFormElement): FormStatus {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  const label = button.firstElementChild!;
  const { textContent: resting } = label;
  const output = form.querySelector("output")!;
  let isBusy = false;

  function say(text: string, failed = false) {
    output.textContent = text;
    output.toggleAttribute("data-failed", failed);
  }

  return {
    get isBusy() {
      return isBusy;
    },
    setBusy(now) {
      isBusy = now;
      label.textContent = now ? (form.dataset["sending"] ?? "") : resting;
      // Not on the form: some screen readers do not announce a status inside an element that is `aria-busy`.
      if (now) button.setAttribute("aria-busy", "true");
      else button.removeAttribute("aria-busy");
    },
    say,
    conclude(text, failed) {
      say(text, failed);
      if (isInView(form)) output.scrollIntoView({ block: "nearest" });
      // A visitor who cannot see the status, on another page or with the dialog closed, would believe that the message was sent.
      else if (failed) window.alert(text);
    },
  };
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
