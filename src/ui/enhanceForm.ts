type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Validates a `<Form>` in words and delivers it as its data attributes say. The form is emptied only
 * when its message has arrived; what a visitor typed is never lost on a failure.
 */
export function enhanceForm(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let startedAt: number | undefined;
  /** Names the message, so that a receiver can tell a second attempt from a second message. */
  let key: string | undefined;

  async function submit() {
    if (form.getAttribute("aria-busy") === "true") return;
    say(form, "");
    const wrong = controls(form).filter((control) => !judge(control));
    if (wrong[0]) return wrong[0].focus();

    const { url, success = "", failure = "" } = form.dataset;
    const values = Object.fromEntries(new FormData(form));
    if (url) {
      form.setAttribute("aria-busy", "true");
      const seconds = Math.round((Date.now() - (startedAt ?? Date.now())) / 1000);
      const sent = await send(url, { ...values, seconds }, (key ??= newKey()));
      form.removeAttribute("aria-busy");
      if (!sent) return say(form, failure, true);
    } else {
      console.log(values);
      window.alert(success);
    }
    form.reset();
    key = startedAt = undefined;
    say(form, success);
  }

  form.noValidate = true;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
  form.addEventListener(
    "input",
    ({ target }) => {
      startedAt ??= Date.now();
      key = undefined;
      const control = target as Control;
      if (control.hasAttribute("aria-invalid") && control.validity.valid) judge(control);
    },
    { signal },
  );
  return () => {
    stop.abort();
    form.noValidate = false;
  };
}

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => element.matches("[data-message]"));
}

/** Shows or takes away the words beside a field; says whether its value will do. */
function judge(control: Control): boolean {
  const { valid } = control.validity;
  const error = document.getElementById(`${control.id}-error`);
  if (error) {
    error.textContent = valid ? "" : (control.dataset["message"] ?? control.validationMessage);
    error.hidden = valid;
  }
  if (valid) {
    control.removeAttribute("aria-invalid");
    control.removeAttribute("aria-describedby");
  } else {
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", `${control.id}-error`);
  }
  return valid;
}

function say(form: HTMLFormElement, text: string, failed = false): void {
  const status = form.querySelector("output");
  if (!status) return;
  status.textContent = text;
  status.toggleAttribute("data-failed", failed);
  if (text) status.scrollIntoView({ block: "nearest" });
}

async function send(url: string, message: Record<string, unknown>, key: string): Promise<boolean> {
  try {
    const { deliver } = await import("./deliver.ts");
    return await deliver(url, message, key);
  } catch {
    return false;
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
