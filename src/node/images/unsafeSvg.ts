const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const FORBIDDEN = new Set([
  "script",
  "foreignobject",
  "iframe",
  "object",
  "embed",
  "audio",
  "video",
  "handler",
  "listener",
]);

interface SvgElement {
  name: string;
  attributes: Record<string, string>;
}

/** The unsafe parts of an element: scripts, event handlers, links, and references to other files. */
export function* unsafeParts({ name, attributes }: SvgElement): Generator<string> {
  if (FORBIDDEN.has(name.toLowerCase())) yield `<${name}>`;
  if ((attributes.xmlns ?? SVG_NAMESPACE) !== SVG_NAMESPACE) yield `<${name}> that is not SVG`;
  for (const [key, value] of Object.entries(attributes)) {
    const plain = key.toLowerCase().replace(/^.*:/, "");
    if (plain.startsWith("on")) yield `the event handler ${key}`;
    else if (plain === "href" && !/^\s*(#|data:image\/(png|jpeg|webp|gif|avif)[;,])/i.test(value))
      yield `a link to "${value}"`;
    else if (plain === "attributename" && /^\s*(on|(xlink:)?href)/i.test(value)) yield `an animation of ${value}`;
    else if (!key.includes(":") && loadsFromElsewhere(value)) yield `${key} that loads a file from elsewhere`;
  }
}

/** Whether CSS loads a file. */
export function loadsFromElsewhere(css: string): boolean {
  return /@import|url\(\s*(?!["']?\s*(#|data:image\/))/i.test(css);
}

/** Whether a doctype declares an external entity. Drawing programs declare entities for namespaces, which load nothing. */
export function loadsEntity(doctype: string): boolean {
  return ENTITY.test(doctype);
}

export const UNSAFE_ENTITY = "an entity that loads a file from elsewhere";

/** The name of CSS that loads a file, in messages. */
export const UNSAFE_STYLE = "a style that loads a file from elsewhere";
/** An external entity in a drawing. */
const ENTITY = /<!ENTITY\s+(?:%\s+)?[\w.:-]+\s+(?:SYSTEM|PUBLIC)\s/;
const STYLES = /<style[\s>][^]*?<\/style>/gi;
/** A start tag, and an attribute in it. */
const ELEMENT = /<([a-z][\w.-]*(?=[\s/>]))((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The first unsafe part of a drawing, found with regexes. The build parses drawings, and finds hidden ones as well. */
export function unsafeIn(source: string): string | undefined {
  const text = source.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, "");
  if (loadsEntity(text)) return UNSAFE_ENTITY;
  for (const [, name = "", rest = ""] of text.matchAll(ELEMENT)) {
    const attributes = Object.fromEntries(
      Array.from(rest.matchAll(ATTRIBUTE), ([, key = "", double, single]) => [key, double ?? single ?? ""]),
    );
    for (const part of unsafeParts({ name, attributes })) return part;
  }
  return source.match(STYLES)?.some((css) => loadsFromElsewhere(css)) ? UNSAFE_STYLE : undefined;
}
