/** A rule for `:root` with nothing but custom properties in it. */
const TOKENS = /:root\{(--[^{}]*)\}/;
const USE = "var(--";
const USES = /var\(--[\w-]+/g;

/** Which custom properties a piece of HTML or CSS uses, each once: "var(--a". */
export function tokensIn(text: string): string[] {
  return text.includes(USE) ? [...new Set(text.match(USES))] : [];
}

/**
 * Takes those custom properties out of the styles of a page that neither they nor its HTML use.
 * @param used What the HTML uses.
 * @returns The styles without them, and a rule with them.
 */
export function splitTokens(css: string, used: readonly string[]): [now: string, later: string] {
  const [rule = "", declarations = ""] = TOKENS.exec(css) ?? [];
  const all = declarations.split(/;(?=--)/).map((text) => ({ text, use: `var(${text.slice(0, text.indexOf(":"))}` }));
  const needed = new Set([...used, ...tokensIn(css.replace(rule, ""))]);
  // One may be made of others.
  for (const { text, use } of all.toReversed())
    if (needed.has(use)) for (const other of tokensIn(text)) needed.add(other);
  const root = (wanted: boolean) => {
    const kept = all.filter(({ use }) => needed.has(use) === wanted).map(({ text }) => text);
    return kept.length > 0 ? `:root{${kept.join(";")}}` : "";
  };
  return rule ? [css.replace(rule, root(true)), root(false)] : [css, ""];
}
