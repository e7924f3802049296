import { SECONDS } from "../model/sentAlong.ts";
import type { Message } from "./deliver.ts";
import { type Draft, draftName, dropDraft, readDraft, writeDraft } from "./draft.ts";
import { forgive, judgeForm } from "./judge.ts";
import { isUnderWay, post, seal } from "./outbox.ts";
import { fill, isEmpty, isSame, valuesOf } from "./values.ts";

/**
 * Validates a `<Form>` in words and delivers it as its data attributes say. The form is emptied only when its message
 * has arrived. Until then what a visitor typed is kept, in the form and as a draft that outlives a reload.
 */
export function enhance(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { url, sending = "", success = "", failure = "", offline = "", unsure = "" } = form.dataset;
  const name = draftName(form);
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  const label = button.firstElementChild!;
  const { textContent: resting } = label;
  const status = form.querySelector("output")!;
  let draft = readDraft(name);
  let busy = false;
  /** Its message arrived, and nothing was typed since. */
  let done = false;

  /** Brings the draft up to date. Changed values have not been sent. */
  function keep(begun = Date.now()): Draft {
    const values = valuesOf(form);
    if (draft && isSame(draft.values, values)) return draft;
    draft = { values, begun: draft?.begun ?? begun };
    writeDraft(name, draft);
    return draft;
  }

  function submit() {
    // The second of two quick clicks may come when the form is empty again.
    if (busy || (done && isEmpty(valuesOf(form)))) return;
    say("");
    if (!judgeForm(form)) return;
    const unsent = keep();
    if (url) return send(url, unsent.message ?? sealed(unsent));
    console.log(unsent.values);
    window.alert(success);
    dropDraft(name);
    empty();
    conclude(success);
  }

  /** Makes a message of a draft, and keeps it with the draft. */
  function sealed({ values, begun }: Draft): Message {
    const seconds = Math.max(0, Math.round((Date.now() - begun) / 1000));
    const message = seal({ ...values, [SECONDS]: seconds });
    draft = { values, begun, message };
    writeDraft(name, draft);
    return message;
  }

  function send(to: string, message: Message) {
    setBusy(true);
    say(sending);
    post(message, { url: to, draft: name }, (sent) => {
      setBusy(false);
      if (!sent) return conclude(navigator.onLine ? failure : offline, true);
      // What was typed in the meantime is another message; it stays.
      if (draft?.message === message) empty();
      conclude(success);
    });
  }

  function empty() {
    form.reset();
    draft = undefined;
    done = true;
  }

  function setBusy(now: boolean) {
    busy = now;
    label.textContent = now ? sending : resting;
    // Not on the form: some screen readers are silent about a status inside of what is busy.
    if (now) button.setAttribute("aria-busy", "true");
    else button.removeAttribute("aria-busy");
  }

  function say(text: string, failed = false) {
    status.textContent = text;
    status.toggleAttribute("data-failed", failed);
  }

  /** Says how it ended, where the visitor can read it. */
  function conclude(text: string, failed = false) {
    say(text, failed);
    if (isInView(form)) status.scrollIntoView({ block: "nearest" });
    // Who has left the page, closed the dialog or reads elsewhere would take the message for sent.
    else if (failed) window.alert(text);
  }

  if (!isEmpty(valuesOf(form))) keep(performance.timeOrigin);
  else if (draft) fill(form, draft.values);
  const message = draft?.message;
  if (url && message) {
    if (isUnderWay(message)) send(url, message);
    else say(unsure);
  }

  form.noValidate = true;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      submit();
    },
    { signal },
  );
  form.addEventListener(
    "input",
    ({ target }) => {
      // What is typed now has not been sent.
      if (done) say("");
      done = false;
      keep();
      forgive(target);
    },
    { signal },
  );
  return () => {
    stop.abort();
    form.noValidate = false;
    setBusy(false);
  };
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}
