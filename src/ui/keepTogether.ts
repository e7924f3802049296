const UNITS = "[%‰€$£¥°]|°[CF]|CHF|EUR|USD|[cmk]?m[²³]?|km/h|[mk]?g|m?l|t|h|min|s|Uhr|k?W|kW[hp]|Hz|[KMGT]B";
/** Spaces at which a line would end badly: after a number before its unit, after a sign, in a day of a month, and before a dash. */
const BAD_ENDS = new RegExp(
  [
    String.raw`(?<=\d|,[–-]) (?=(?:${UNITS})(?![\p{L}\d²³]))`,
    String.raw`(?<=[§±≤≥<>≈×]) (?=\d)`,
    String.raw`(?<=\d) (?=×)`,
    String.raw`(?<=(?<!\d)\d\d?\.) (?=\p{Lu}\p{Ll})`,
    String.raw` (?=[–—] )`,
  ].join("|"),
  "gu",
);
const HAS_ONE = /\d|[–—] /;

/** The same words with spaces at which no line ends, where a number would lose its unit, a sign its number or a sentence its dash. */
export function keepTogether(text: string): string {
  return HAS_ONE.test(text) ? text.replaceAll(BAD_ENDS, "\u00a0") : text;
}
