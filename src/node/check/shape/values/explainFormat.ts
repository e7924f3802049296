/** Words for texts that are not written as they should be: by what the field is for, never by its pattern. */
import { isBlank } from "../../../../model/blank.ts";
import { anchorMeant, canMean } from "./anchorMeant.ts";
import { emailMeant } from "./emailMeant.ts";
import { explainBlank } from "./explainBlank.ts";
import { isBlock } from "../names/noun.ts";
import { LOCAL, YOUR_SITE } from "../../addresses/usableUrl.ts";
import { didYouMean, write } from "../../wording/instead.ts";
import { linksInText } from "./linkInText.ts";
import { valueAt } from "../../json.ts";
import { isMailbox, isOfDelivery, noMailbox, YOUR_SERVICE } from "../names/mailbox.ts";
import { entriesIn } from "./entriesMeant.ts";
import { pageCalled } from "./fitting.ts";
import { languageMeant } from "./languageMeant.ts";
import { adviceOnOld, leadsOnToo, notesAsAddresses } from "./oldAddress.ts";
import { phoneAdvice, phoneMeant, withoutZero } from "./phoneMeant.ts";
import { standsAlone, withoutLead } from "./standsAlone.ts";
import { anotherAddress } from "./anotherAddress.ts";
import { routeMeant } from "./routeMeant.ts";
import type { Schema } from "../../../../model/fields.ts";
import type { Document } from "../../document/document.ts";
import { numberWord, tidyAddress, written } from "../../wording/words.ts";
import { hasStrangePort, toWebAddress, WEB_ADDRESS } from "./webAddress.ts";
import { likeThis, type Said, type Wrong } from "../wrong.ts";

interface Format {
  code: string;
  /** Behind `"id" is "My Form", but `. */
  rule: string | ((text: string, fits: Fits) => string);
  /** What the text would be with the usual slips put right. */
  repair?: (text: string, fits: Fits) => string | undefined;
  /** What to do where that is not enough. */
  advice?: (text: string, document: Document) => Pick<Said, "fix" | "guess"> | undefined;
}

/** Whether a text is as the schema asks for it. */
type Fits = (text: string) => boolean;

const TWO_ROUTES = /^\s*(\/[\w/-]*)[\s,;]+\/[\w-]/;
const byKind: Record<string, Format> = {
  anchor: {
    code: "bad-anchor",
    rule: "an anchor has only small letters, digits and hyphens, and starts with a letter",
    repair: anchorMeant,
  },
  route: {
    code: "bad-route",
    rule: 'an address starts with "/", and has only letters, digits, "-" and "_" between its slashes',
    repair: (text) => (TWO_ROUTES.test(text) ? undefined : routeMeant(text)),
    advice: (text) => {
      const [, first] = TWO_ROUTES.exec(text) ?? [];
      return first === undefined ? undefined : { fix: `write only one address here: "${first}".` };
    },
  },
  page: { code: "bad-route", rule: 'the address of a page starts with "/"', repair: toPage },
};
const byName: Record<string, Format> = {
  url: {
    code: "bad-url",
    rule: (text) =>
      hasStrangePort(text) ? 'only one ":" and a number can stand behind the name of the site' : WEB_ADDRESS,
    repair: toWebAddress,
  },
  email: {
    code: "bad-email",
    rule: (text, fits) => {
      const alone = fits(emailMeant(text)) ? standsAlone("an email address", text, emailMeant(text)) : undefined;
      if (alone !== undefined) return alone;
      return /[()?/'"`\\]/.test(text) && !/[\s,]/.test(text)
        ? "an email address stands here alone, without brackets, quotation marks, backslashes or anything behind it"
        : `an email address is written ${withoutLead(text)}as "hello@example.com": one "@", a point behind it, and no spaces or commas`;
    },
    repair: emailMeant,
    advice: (text, { data }) => {
      const [first, second] = text.match(/[^\s@,;:/<>]+@[^\s@,;:/<>]+/g) ?? [];
      if (second !== undefined) return { fix: `write only one address: "${first}".` };
      const [, host] = /^https:\/\/(?:www\.)?([^/]+)/.exec(String(data?.["url"])) ?? [];
      const isCutOff = first === text && host?.startsWith(`${text.split("@")[1]!}.`) === true;
      if (isCutOff) return didYouMean(`${text.split("@")[0]!}@${host}`);
      // The example of the schema looks like one's own address, and nobody has it.
      return { fix: 'write the whole address, for example "name@company.com".' };
    },
  },
  phone: {
    code: "bad-phone",
    rule: (text, fits) => {
      if (fits(withoutZero(text)))
        return "nobody who calls from another country dials the zero behind the number of the country";
      if (/^\+[\d ]*$/.test(text)) return "a phone number has 7 to 15 digits";
      const alone = fits(phoneMeant(text)) ? standsAlone("a phone number", text, phoneMeant(text)) : undefined;
      const starts = 'starts with "+" and the country, and has only digits, spaces and hyphens';
      return alone ?? `a phone number ${withoutLead(text) && `stands here ${withoutLead(text)}`}${starts}`;
    },
    repair: repairedPhone,
    advice: (text) => {
      const fix = phoneAdvice(text);
      if (fix !== undefined) return { fix };
      return /^\+[\d ]*$/.test(text) ? { fix: "write all digits of the number, and no more." } : undefined;
    },
  },
  language: {
    code: "bad-language",
    rule: 'a language is two small letters, as in "en" or "en-GB"',
    repair: languageMeant,
  },
};

function repairedPhone(text: string, fits: Fits): string {
  const meant = phoneMeant(text);
  return [withoutZero(text), meant, withoutZero(meant)].find(fits) ?? meant;
}

/** The address of the whole site, before which every address of a page is written. */
const ofSite: Format = {
  code: "bad-url",
  rule: (text) =>
    !/^https:\/\/[^\s/]/.test(text) || /\s/.test(text)
      ? WEB_ADDRESS
      : /^[^/]*\/\/[^/?#]*@/.test(text)
        ? 'a web address has no name and no password before an "@"'
        : 'the address of a site has no slash at its end, and no folder, "?" or "#"',
  repair: (text) => toWebAddress(text).replace(/^(https:\/\/)(?:[^/?#]*@)?([^/?#]+).*$/s, "$1$2"),
};

export function explainFormat(wrong: Wrong): Said {
  const { lookup, document, path, value, label, error } = wrong;
  const schema = lookup.schemaAt(document, path)?.schema;
  const text = String(value);
  if (isBlank(text)) return explainBlank(wrong, text);
  if (path.at(-1) === "url" && LOCAL.test(toWebAddress(text))) {
    const fix = isOfDelivery(document, path) ? YOUR_SERVICE : YOUR_SITE;
    return { code: "bad-url", message: `${label} is ${written(value)}, which works only on your own computer.`, fix };
  }
  const pattern = typeof error.params["pattern"] === "string" ? new RegExp(error.params["pattern"], "u") : undefined;
  const fits = (each: string) => pattern?.test(each) === true;
  const isOfSite = document.role === "site" && path.join("/") === "url";
  const format = isOfSite ? ofSite : (byKind[schema?.kind ?? ""] ?? byName[String(path.at(-1))]);
  if (schema?.kind === "line" && text.trim().includes("\n")) {
    const lines = text.split("\n").map((line) => line.trim());
    const fix = `write each line as an entry of its own: ${lines
      .filter(Boolean)
      .map((line) => JSON.stringify(line))
      .join(", ")}.`;
    return { code: "bad-format", message: `${label} has several lines, which would be shown as one.`, fix };
  }
  if (!format) return { code: "bad-format", message: `${label} cannot be ${written(value)}.`, ...likeThis(wrong) };
  const message = `${label} is ${written(value)}, but ${typeof format.rule === "string" ? format.rule : format.rule(text, fits)}.`;
  const tidy = tidyAddress(text);
  const several = schema?.kind === "route" && typeof path.at(-1) === "number" ? entriesIn(text, schema) : [];
  if (several.length > 1) {
    const each = several.map((entry) => JSON.stringify(entry)).join(", ");
    const edit: Said["edit"] = (range) => ({ ...range, text: each });
    const said = `${label} is ${written(value)}, but these are ${numberWord(several.length)} addresses.`;
    return { code: format.code, message: said, fix: `put each in quotation marks of its own: ${each}.`, edit };
  }
  // The address of a page is its author's, also with a space in it: others may have written it down.
  if (tidy !== text && schema?.kind !== "route" && fits(tidy)) return { code: format.code, message, ...write(tidy) };
  const isPage = schema?.kind === "page" && lookup.addressOf !== undefined;
  const better = isPage ? pageCalled(lookup, text) : format.repair?.(text, fits);
  const old = adviceOnOld(wrong);
  if (old !== undefined) return { code: format.code, message, fix: old };
  const note = notesAsAddresses(wrong);
  if (note !== undefined) return { code: format.code, message, ...note };
  const isDelivery = isOfDelivery(document, path);
  const isUnknown = isDelivery && !better?.includes(".");
  if (better && better !== text && fits(better) && !isUnknown) {
    const isTaken = schema?.kind === "route" && lookup.addressOf?.(better) === better;
    const lost = lostName(wrong, schema) ?? withoutSpaces(wrong, schema, text);
    // Its file is called so as well.
    const isSure = document.file.endsWith(`${better}.json`);
    const known = lost && lost !== better && !isSure ? `"${lost}", to which links lead already, or ` : "";
    const fix = isTaken
      ? `write ${lost ? `"${lost}", to which links lead already` : anotherAddress(wrong, better)}: a page lives at "${better}" already.`
      : `write ${known}"${better}"${alsoIn(wrong, known ? lost! : text)}.${leadsOnToo(wrong, better)}`;
    return { code: format.code, message, fix, ...linksWait(wrong) };
  }
  if (isDelivery && isMailbox(text))
    return { code: format.code, message, fix: noMailbox(valueAt(document, path.slice(0, -1))) };
  const own = isPage ? pageAdvice(wrong, text) : isDelivery ? YOUR_SERVICE : undefined;
  const advice = own === undefined ? format.advice?.(text, document) : { fix: own };
  return { code: format.code, message, ...(advice ?? likeThis(wrong)), ...linksWait(wrong) };
}

/** What is on another site can only be linked to. */
function pageAdvice({ lookup, document, path }: Wrong, text: string): string {
  if (!/^\s*(?:https?:\/\/|www\.)[^\s/]+\.\S+\s*$/i.test(text)) return "write the address of one of the pages.";
  const block = [path.slice(0, 2), path.slice(0, 1)].find(isBlock);
  const at = { document, path: block ?? path.slice(0, -1), name: String(path.at(-1)) };
  const found = linksInText(lookup, at, [toWebAddress(text)]);
  const link = found?.links[0] ?? `[words to click](${toWebAddress(text)})`;
  const out = `take it out here, and link to it in ${found ? `"${found.text}"` : "a text"}: ${link}.`;
  return `only pages of this site can be shown here. For another site, ${out}`;
}

/** Links to a page are not to blame while nobody knows its address. */
function linksWait(wrong: Wrong): Pick<Said, "note"> {
  return isOwnRoute(wrong) ? { note: "The links to this page are checked when this is put right." } : {};
}

/** Where the same has to be written in links to a page whose address is wrong. */
function alsoIn(wrong: Wrong, address: string): string {
  const links = isOwnRoute(wrong) ? wrong.lookup.lost?.linksTo(address) : undefined;
  return links === undefined ? "" : `, here and in ${links}`;
}

function isOwnRoute({ document, path }: Wrong): boolean {
  return document.role === "page" && path.join("/") === "route";
}

/** What links lead to and nothing is called: most likely it was called so before. */
function lostName({ lookup, path, value }: Wrong, schema: Schema | undefined): string | undefined {
  if (schema?.kind === "anchor") {
    const lost = lookup.lost?.anchor();
    return lost !== undefined && canMean(lost, anchorMeant(String(value))) ? lost : undefined;
  }
  return schema?.kind === "route" && path.join("/") === "route" ? lookup.lost?.address() : undefined;
}

/** An address that links lead to, but for a space that was typed into it. */
function withoutSpaces({ lookup }: Wrong, schema: Schema | undefined, text: string): string | undefined {
  const plain = text.replaceAll(/\s/g, "");
  const isLed = schema?.kind === "route" && plain !== text && lookup.lost?.linksTo(plain) !== undefined;
  return isLed ? plain : undefined;
}

/** The name of a file says little about the address of the page in it. */
function toPage(text: string): string | undefined {
  return /\.json$/i.test(text) ? undefined : routeMeant(text);
}
