const WHOLE_PICTURE = /^<img\s[^<>]*>$/i;
const LINK = /^<a\s[^<>]*>([^<>]*)<\/a>$/i;

/** The words and the address of a text that is a single HTML link or picture; a picture may have no words. */
export function elementIn(text: string): { words: string; address: string } | undefined {
  const tag = text.trim();
  const [, words] = LINK.exec(tag) ?? [];
  if (words === undefined && !WHOLE_PICTURE.test(tag)) return undefined;
  const valueOf = (name: string) =>
    new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, "i")
      .exec(tag)
      ?.slice(1)
      .find((each) => each !== undefined);
  const address = valueOf(words === undefined ? "src" : "href");
  if (address === undefined) return undefined;
  return { words: words ?? valueOf("alt") ?? "", address };
}
