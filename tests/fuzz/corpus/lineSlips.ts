/** Slips within one line of a file, each of which is one mistake. */

interface LineSlip {
  what: string;
  /** The lines in which it can be made. */
  in: RegExp;
  /** What becomes of the part that was found; as `String.replace` has it. */
  to: string;
}

/** A field with a text, and whether more follow. */
const TEXT = /^(\s*"\w+": ")([^"]*)("[,]?)$/;

/** Of names and values. */
export const WORD_SLIPS: readonly LineSlip[] = [
  { what: "a letter of a name left out", in: /^(\s*"[a-z]{2})[a-z]([a-z]{3,}":)/, to: "$1$2" },
  { what: "two letters of a name changed", in: /^(\s*"[a-z])([a-z])(?!\2)([a-z])([a-z]{2,}":)/, to: "$1$3$2$4" },
  { what: "a field that nothing has", in: /^(\s*)(?="heading":)/, to: '$1"zzfoo": 1, ' },
  { what: "a number for a text", in: /^(\s*"(?:heading|lead|label|question)": )"[^"]*"/, to: "$112" },
  { what: "a dead link", in: /("href": "\/[a-zA-Z-]+)"/, to: '$1qqx"' },
  { what: "a dead link in a text", in: /(\]\(\/[a-zA-Z-]+)\)/, to: "$1qqx)" },
  { what: "a picture that is not there", in: /("src": "[^"]+)(\.webp)/, to: "$1x$2" },
  { what: "a slip in what is filled in", in: /\{(email|phone|company|city)\}/, to: "{$1x}" },
  { what: "a slip in an option", in: /("(?:ground|icon)": "\w{2})\w(\w+")/, to: "$1$2" },
  { what: "a note for later", in: /^(\s*"(?:text|lead)": ")/, to: "$1TODO: " },
  { what: "HTML in a text", in: /^(\s*"(?:text|lead|answer)": ")(\w+)/, to: "$1<b>$2</b>" },
  { what: "a picture without words", in: /^(\s*"alt": )"[^"]*"/, to: '$1""' },
];

/** Of punctuation, where nobody has to ask what is meant. */
export const SURE_SLIPS: readonly LineSlip[] = [
  { what: "no comma at the end", in: /",$/, to: '"' },
  { what: "two commas at the end", in: /",$/, to: '",,' },
  { what: "a comma before a bracket", in: /(?<="href": ".*")$/, to: "," },
];

export const LINE_SLIPS: readonly LineSlip[] = [
  ...WORD_SLIPS,
  ...SURE_SLIPS,
  { what: "no closing quotation mark", in: TEXT, to: "$1$2" },
  { what: "no opening quotation mark", in: /^(\s*"\w+": )"(?=[A-Za-z][^"]*",?$)/, to: "$1" },
  { what: "quotation marks in a text", in: /^(\s*"\w+": "[^"]* )([a-z]{4,}) (?=[^"]*",?$)/, to: '$1"$2" ' },
  { what: "no colon", in: /^(\s*"\w+"): (?=")/, to: "$1 " },
  { what: "a bracket taken out", in: /^(\s*)[}\]](,?)$/, to: "$1$2" },
  { what: "a bracket twice", in: /^(\s*)([}\]])(,?)$/, to: "$1$2$2$3" },
  { what: "a bracket of the other kind", in: /^(\s*)\}(,?)$/, to: "$1]$2" },
  { what: "True for true", in: /: t(?=rue)/, to: ": T" },
];
