import { deliver, type Message } from "./deliver.ts";
import { dropDraft, readDraft } from "./draft.ts";

type Report = (sent: boolean) => void;

/** Messages on their way, by key, each with the form that tells the visitor how it ends: the one shown last. */
const underWay = new Map<string, Report>();

export function isUnderWay(message: Message): boolean {
  return underWay.has(message.key);
}

/**
 * Delivers a message, and drops its draft when it has arrived. A message that is on its way already is not sent again:
 * a form that was left and is shown anew only hears how it ends, in place of the one before.
 */
export function post(message: Message, to: { url: string; draft: string }, report: Report): void {
  const { key } = message;
  const known = underWay.has(key);
  underWay.set(key, report);
  if (known) return;
  void deliver(to.url, message).then((sent) => {
    if (sent && readDraft(to.draft)?.message?.key === key) dropDraft(to.draft);
    const tell = underWay.get(key);
    underWay.delete(key);
    tell?.(sent);
  });
}

/** Seals values into a message with a key of its own. */
export function seal(values: Record<string, unknown>): Message {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
  return { key, body: JSON.stringify(values) };
}
