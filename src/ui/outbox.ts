import { deliver, type Message } from "./deliver.ts";
import { dropDraft, readDraft } from "./draftStore.ts";

/** Told what became of a message; while it is tried again for long, nothing yet. */
type Report = (sent?: boolean) => void;

/** Messages that are being sent, by key, each with the form that shows the result: the one that was mounted last. */
const underWay = new Map<string, Report>();

export function isUnderWay(message: Message): boolean {
  return underWay.has(message.key);
}

/**
 * Delivers a message, and drops its draft when it has arrived. A message that is being sent already is not sent again:
 * a form that is mounted again takes over from the one before and shows the result.
 */
export function post(message: Message, to: { url: string; draft: string }, report: Report): void {
  const { key } = message;
  const known = underWay.has(key);
  underWay.set(key, report);
  if (known) return;
  void deliver(to.url, message, () => underWay.get(key)?.()).then((sent) => {
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
