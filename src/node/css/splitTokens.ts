/** A rule for `:root` with custom properties only. */
const TOKENS = /:root\{(--[^{}]*)\}/;
/** A part of each use that begins with a rare sign, so that it is looked for quickly. */
const SIGN = "(--";
const USES = /var\(--[\w-]+/g;

/** The custom properties that HTML or CSS uses, without duplicates: "var(--a". */
export function tokensIn(text: string): string[] {
  return text.includes(SIGN) ? [...new Set(text.match(USES))] : [];
}

/**
 * Splits the custom properties of a page's styles into those that the styles or the HTML use, and the rest.
 * @param used The uses in the HTML.
 * @returns The styles without unused properties, and a rule with these.
 */
export function splitTokens(css: string, used: readonly string[]): [now: string, later: string] {
  const [rule = "", declarations = ""] = TOKENS.exec(css) ?? [];
  const all = declarations.split(/;(?=--)/).map((text) => ({ text, use: `var(${text.slice(0, text.indexOf(":"))}` }));
  const needed = new Set([...used, ...tokensIn(css.replace(rule, ""))]);
  // A custom property may use earlier ones.
  for (const { text, use } of all.toReversed())
    if (needed.has(use)) for (const other of tokensIn(text)) needed.add(other);
  const root = (wanted: boolean) => {
    const kept = all.filter(({ use }) => needed.has(use) === wanted).map(({ text }) => text);
    return kept.length > 0 ? `:root{${kept.join(";")}}` : "";
  };
  return rule ? [css.replace(rule, root(true)), root(false)] : [css, ""];
}
