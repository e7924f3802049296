/** Words for texts that are not written as they should be. */
import { firstOf } from "../../../firstOf.ts";
import { isBlank } from "../../../../../model/blank.ts";
import { LOCAL, YOUR_SITE } from "../../../addresses/usableUrl.ts";
import { valueAt } from "../../../json.ts";
import { written } from "../../../wording/words.ts";
import { blockAround } from "../../noun.ts";
import { isMailbox, isOfDelivery, noMailbox, YOUR_SERVICE } from "../../names/foreign/mailbox.ts";
import { likeThis, type Explanation, type Wrong } from "../../wrong.ts";
import { explainBlank } from "./explainBlank.ts";
import { formatOf } from "./formats.ts";
import { linksWait } from "./linksToIt.ts";
import { MENDS, type WrongFormat } from "./mends.ts";
import { linksInText } from "../meant/linkInText.ts";
import { toWebAddress } from "../meant/webAddress.ts";

export function explainFormat(wrong: Wrong): Explanation {
  const { lookup, document, path, value, label, error } = wrong;
  const text = String(value);
  if (isBlank(text)) return explainBlank(wrong, text);
  if (path.at(-1) === "url" && LOCAL.test(toWebAddress(text))) {
    const fix = isOfDelivery(document, path) ? YOUR_SERVICE : YOUR_SITE;
    return { code: "bad-url", message: `${label} is ${written(value)}, which works only on your own computer.`, fix };
  }
  const schema = lookup.schemaAt(document, path)?.schema;
  if (schema?.kind === "line" && text.trim().includes("\n")) return severalLines(wrong, text);
  const format = formatOf(wrong, schema?.kind);
  if (!format) return { code: "bad-format", message: `${label} cannot be ${written(value)}.`, ...likeThis(wrong) };
  const pattern = typeof error.params["pattern"] === "string" ? new RegExp(error.params["pattern"], "u") : undefined;
  const longest = Number(schema?.["maxLength"] ?? Infinity);
  const fits = (each: string) => pattern?.test(each) === true && each.length <= longest;
  const rule = typeof format.rule === "string" ? format.rule : format.rule(text, fits);
  const inAll = text.length > longest ? `, and at most ${longest} characters in all` : "";
  const message = `${label} is ${written(value)}, but ${rule}${inAll}.`;
  const it: WrongFormat = { wrong, schema, text, format, fits };
  return { code: format.code, message, ...(firstOf(MENDS, (mend) => mend(it)) ?? adviceOn(it)) };
}

function severalLines({ label }: Wrong, text: string): Explanation {
  const lines = text.split("\n").map((line) => line.trim());
  const entries = lines.filter(Boolean).map((line) => JSON.stringify(line));
  const fix = `write each line as an entry of its own: ${entries.join(", ")}.`;
  return { code: "bad-format", message: `${label} has several lines, which would be shown as one.`, fix };
}

/** What to do where no correction is known. */
function adviceOn({ wrong, schema, text, format }: WrongFormat): Partial<Explanation> {
  const { lookup, document, path } = wrong;
  if (isOfDelivery(document, path))
    return { fix: isMailbox(text) ? noMailbox(valueAt(document, path.slice(0, -1))) : YOUR_SERVICE };
  if (schema?.kind === "page" && lookup.addressOf) return { fix: pageAdvice(wrong, text) };
  return { ...(format.advice?.(text, document) ?? likeThis(wrong)), ...linksWait(wrong) };
}

/** A page of another site can only be linked to. */
function pageAdvice({ lookup, document, path }: Wrong, text: string): string {
  if (!/^\s*(?:https?:\/\/|www\.)[^\s/]+\.\S+\s*$/i.test(text)) return "write the address of one of the pages.";
  const block = blockAround(path);
  const at = { document, path: block ?? path.slice(0, -1), name: String(path.at(-1)) };
  const found = linksInText(lookup, at, [toWebAddress(text)]);
  const into = found?.into ?? `in a text: [words to click](${toWebAddress(text)})`;
  const out = `take it out here, and link to it ${into}.`;
  return `only pages of this site can be shown here. For another site, ${out}`;
}
