/** Forms that should be sent to a mailbox, which a page cannot do. */
import { settle, type Sorted } from "../sorted/sorted.ts";
import { unknownName } from "../sorted/unknownName.ts";
import type { Json, Path } from "../../../../../model/fields.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding } from "../../../finding.ts";
import { fold } from "../../../wording/suggest.ts";
import { quote } from "../../../wording/words.ts";

/** An example of the address that forms are sent to. It has no host: whoever owned that would get what visitors write. */
export const NO_ADDRESS = "https://…";

export const YOUR_SERVICE = `write the web address that your form service gave you: "url": "${NO_ADDRESS}".`;

const MAIL = ["email", "mail", "mailto", "smtp", "sendmail", "mailbox", "inbox", "gmail", "outlook"];
const RECIPIENT = [
  "to",
  "email",
  "mail",
  "recipient",
  "recipients",
  "sendto",
  "mailto",
  "address",
  "emailto",
  "cc",
  "bcc",
];

/** Whether the path is that of the group that says where forms are sent. */
export function isOfDelivery({ role }: Document, path: Path): boolean {
  return role === "site" && path.length === 2 && path[0] === "delivery";
}

/** Whether a value stands for a mailbox: a word for one, or an email address. */
export function isMailbox(value: Json | undefined): boolean {
  return (
    typeof value === "string" &&
    (MAIL.includes(fold(value)) || /^(?:mailto:)?[^\s@:/]+@[^\s@:/]+\.\w+$/i.test(value.trim()))
  );
}

/** Explains names for the mailbox, unless "kind" has a finding about it. Names that get a finding are removed from `sorted`. */
export function explainMailbox(lookup: Lookup, sorted: Sorted): CodedFinding[] {
  const { document, path, group } = sorted;
  if (!isOfDelivery(document, [...path, "kind"])) return [];
  const names = sorted.unknown.filter((name) => RECIPIENT.includes(fold(name)) || isMailbox(group[name]));
  if (names.length === 0) return [];
  const { kind } = group;
  const isTold = isMailbox(kind);
  settle(sorted, names);
  if (isTold) return [];
  return [{ ...unknownName(lookup, sorted, names), fix: noMailbox(group) }];
}

/** @param delivery The group that says where forms are sent. */
export function noMailbox(delivery: Json | undefined): string {
  const mailbox = Object.values(delivery ?? {}).find((value) => isMailbox(value) && String(value).includes("@"));
  const own =
    mailbox === undefined
      ? "you"
      : quote(
          String(mailbox)
            .trim()
            .replace(/^mailto:/i, ""),
        );
  return (
    `write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to ${own}. ` +
    `Then write { "kind": "endpoint", "url": "${NO_ADDRESS}" } with the web address that it gave you. docs/forms.md says more.`
  );
}
