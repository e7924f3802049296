/** A text in the place of the group that says where forms are sent: only one of its two kinds can hold an address. */
import { onlyOf } from "../../../onlyOf.ts";
import { fold } from "../../../wording/suggest.ts";
import { example } from "../../../wording/words.ts";
import { isMailbox, isOfDelivery, NO_ADDRESS, noMailbox } from "../../names/foreign/mailbox.ts";
import { looksLike } from "../../looksLike.ts";
import { named } from "../../wrong.ts";
import { toWebAddress } from "../meant/webAddress.ts";
import type { Fixer } from "../../wrongType.ts";

const OWN_ADDRESS = "with the web address that your form service gave you";

export const deliveryMeant: Fixer = (wrong) => {
  const { lookup, document, path, schema } = wrong;
  const value = Array.isArray(wrong.value) ? onlyOf(wrong.value) : wrong.value;
  if (!isOfDelivery(document, [...path, "kind"]) || typeof value !== "string" || fold(value) === "demo")
    return undefined;
  if (isMailbox(value)) return { fix: noMailbox({ to: value }) };
  const sentTo = (url: string) => named(wrong, example({ kind: "endpoint", url }));
  const url = toWebAddress(value);
  const { file } = lookup.schemaAt(document, path)!;
  // A word is no address of a service.
  if (url.includes(".") && looksLike(lookup.schemas, { schema: schema.properties!["url"]!, file }, url))
    return { fix: `write it like this: ${sentTo(url)}.` };
  const orNothing = fold(value) === "endpoint" ? "" : `, or { "kind": "demo" }, which sends nothing`;
  return { fix: `write it like this, ${OWN_ADDRESS}: ${sentTo(NO_ADDRESS)}${orNothing}.` };
};
