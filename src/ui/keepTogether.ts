const UNITS = "[%‰€$£¥°]|°[CF]|CHF|EUR|USD|[cmk]?m[²³]?|km/h|[mk]?g|m?l|t|h|min|s|Uhr|k?W|kW[hp]|Hz|[KMGT]B";
/** Around a space at which no line may break: between a number and its unit, after a sign, in a day with its month, and before a dash. */
const AROUND = [
  String.raw`(?<=(?:\d|,[–-]) )(?=(?:${UNITS})(?![\p{L}\d²³]))`,
  String.raw`(?<=[§±≤≥<>≈×] )(?=\d)`,
  String.raw`(?<=\d )(?=×)`,
  String.raw`(?<=(?<!\d)\d\d?\. )(?=\p{Lu}\p{Ll})`,
  "(?=[–—] )",
];
// The space comes first: what is around it takes longer to compare.
const BAD_ENDS = new RegExp(` (?:${AROUND.join("|")})`, "gu");
const HAS_ONE = /\d|[–—] /;

/** Replaces these spaces with no-break spaces. */
export function keepTogether(text: string): string {
  return HAS_ONE.test(text) ? text.replaceAll(BAD_ENDS, "\u00a0") : text;
}
