/** An email address with its signs spelt out or doubled, as people hide it from robots: "hello[at]example[dot]com". */

const AT = /\s{0,3}[[({<](?:at|ät|@)[\])}>]\s{0,3}/gi;
const DOT = /\s{0,3}[[({<](?:dot|punkt|\.)[\])}>]\s{0,3}/gi;
const IN_WORDS = /^([^\s@]{1,64}) at ([^\s@.]{1,64}(?: dot [^\s@.]{1,64}){1,4})$/i;

/** The address with its signs; a text without such words stays as it is. */
export function withSigns(text: string): string {
  const [, name, host] = IN_WORDS.exec(text.trim()) ?? [];
  if (name !== undefined) return `${name}@${host!.replaceAll(/ dot /gi, ".")}`;
  return text.replace(AT, "@").replace(DOT, ".").replace(/@{2,}/g, "@");
}
