/** Finds the format of a text by the purpose of its field, never by its pattern. */
import type { Place } from "../../../place.ts";
import { anchorMeant } from "../meant/anchorMeant.ts";
import { languageMeant } from "../meant/languageMeant.ts";
import { routeMeant } from "../meant/routeMeant.ts";
import { hasStrangePort, toWebAddress, WEB_ADDRESS } from "../meant/webAddress.ts";
import { email } from "./email.ts";
import type { FormatWords } from "./format.ts";
import { phone } from "./phone.ts";

/** @param kind The `kind` in the schema of the text. */
export function formatOf({ document, path }: Place, kind = ""): FormatWords | undefined {
  if (document.role === "site" && path.join("/") === "url") return OF_SITE;
  return BY_KIND[kind] ?? BY_NAME[String(path.at(-1))];
}

const TWO_ROUTES = /^\s*(\/[\w/-]*)[\s,;]+\/[\w-]/;
const BY_KIND: Readonly<Record<string, FormatWords>> = {
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
  page: {
    code: "bad-route",
    rule: 'the address of a page starts with "/"',
    // The name of a file says little about the address of the page in it.
    repair: (text) => (/\.json$/i.test(text) ? undefined : routeMeant(text)),
  },
};
const BY_NAME: Readonly<Record<string, FormatWords>> = {
  url: {
    code: "bad-url",
    rule: (text) =>
      hasStrangePort(text) ? 'only one ":" and a number can stand behind the name of the site' : WEB_ADDRESS,
    repair: toWebAddress,
  },
  email,
  phone,
  language: {
    code: "bad-language",
    rule: 'a language is two small letters, as in "en" or "en-GB"',
    repair: languageMeant,
  },
};

/** A folder, and not only the file of the home page. */
const IN_FOLDER = /^https:\/\/[^\s/?#@]+(?:\/[^\s/?#.]+)+\/?$/;

/** The address of the whole site, which is the prefix of all addresses of pages. */
const OF_SITE: FormatWords = {
  code: "bad-url",
  rule: (text) => {
    if (IN_FOLDER.test(toWebAddress(text)))
      return "a site cannot live in a folder: it has to be published at the top of its domain";
    if (!/^https:\/\/[^\s/]/.test(text) || /\s/.test(text)) return WEB_ADDRESS;
    return /^[^/]*\/\/[^/?#]*@/.test(text)
      ? 'a web address has no name and no password before an "@"'
      : 'the address of a site has no slash at its end, and no folder, "?" or "#"';
  },
  repair: (text) => toWebAddress(text).replace(/^(https:\/\/)(?:[^/?#]*@)?([^/?#]+).*$/s, "$1$2"),
};
