import type { Message } from "./deliver.ts";
import { draftOf, type FormDraft } from "./formDraft.ts";
import { statusOf } from "./formStatus.ts";
import { isUnderWay, post } from "./outbox.ts";
import { clearError, validateForm } from "./validate.ts";
import { fill, isEmpty, valuesOf } from "./values.ts";

/**
 * Validates a `<Form>` in words and delivers it as its data attributes say. The form is emptied only when its message
 * has arrived. Until then what a visitor typed is kept, in the form and as a draft that outlives a reload.
 */
export function enhance(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { url, sending = "", trying = "", success = "", failure = "", offline = "", unsure = "" } = form.dataset;
  const status = statusOf(form);
  let draft: FormDraft;
  /** Its message arrived, and nothing was typed since. */
  let done = false;

  function submit() {
    // The second click of a double click may come when the form was emptied already.
    if (status.isBusy || (done && isEmpty(valuesOf(form)))) return;
    status.say("");
    if (!validateForm(form)) return;
    if (url) return send(url, draft.seal());
    console.log(valuesOf(form));
    window.alert(success);
    empty();
    status.conclude(success);
  }

  function send(to: string, message: Message) {
    status.setBusy(true);
    status.say(sending);
    post(message, { url: to, draft: draft.name }, (sent) => {
      if (sent === undefined) return status.say(trying);
      status.setBusy(false);
      if (!sent) return status.conclude(navigator.onLine ? failure : offline, true);
      // What was typed while the message was sent is a new message, and stays.
      if (draft.current?.message === message) empty();
      status.conclude(success);
    });
  }

  function empty() {
    form.reset();
    draft.drop();
    done = true;
  }

  /** Takes up the draft of the form, which may come from another page. */
  function takeUp() {
    draft = draftOf(form);
    if (draft.current && (isEmpty(valuesOf(form)) || isPutBack(form))) fill(form, draft.current.values);
    else if (!isEmpty(valuesOf(form))) draft.keep(performance.timeOrigin);
    const message = draft.current?.message;
    if (!url || !message) return;
    if (isUnderWay(message)) send(url, message);
    else status.say(unsure);
  }

  takeUp();
  // The back-forward cache keeps the form as it was left. Its draft may have been changed, or sent, on another page since.
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      form.reset();
      status.say("");
      takeUp();
    },
    { signal },
  );
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
      if (done) status.say("");
      done = false;
      draft.keep();
      clearError(target);
    },
    { signal },
  );
  form.addEventListener(
    "keyup",
    ({ key, target }) => {
      // Browsers bring only the line with the cursor into view. Under a mouse, the page must not move.
      if (key === "Tab") (target as Element).scrollIntoView({ block: "nearest" });
    },
    { signal },
  );
  return () => {
    stop.abort();
    form.noValidate = false;
    status.setBusy(false);
  };
}

/** Whether the values are those that the form had when its page was left: a browser that comes back puts them in again. */
function isPutBack(form: HTMLFormElement): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward" && !form.contains(document.activeElement);
}
