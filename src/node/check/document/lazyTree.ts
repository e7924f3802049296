/**
 * A tree of a valid JSON text whose children are parsed on demand, so that the search for one value skips all others.
 * Not recursive, so any depth is safe. For an invalid text, use `treeOf`.
 */
import type { Node } from "jsonc-parser";
import { afterColon, endOfString, isSpace } from "./keys.ts";
import { countMarks } from "./byteOrderMarks.ts";

/** The root of a text; byte order marks count in its offsets. Undefined for a text without a value. */
export function lazyTreeOf(text: string): Node | undefined {
  const start = afterSpace(text, countMarks(text));
  return start < text.length ? new LazyNode(text, start) : undefined;
}

class LazyNode implements Node {
  readonly type: Node["type"];
  readonly #text: string;
  #length: number | undefined;
  #children: Node[] | undefined;

  constructor(
    text: string,
    readonly offset: number,
    readonly parent?: Node,
  ) {
    this.#text = text;
    this.type = typeAt(text, offset);
  }

  get length(): number {
    return (this.#length ??= endOfValue(this.#text, this.offset) - this.offset);
  }

  get value(): unknown {
    const isAround = this.type === "object" || this.type === "array";
    return isAround ? undefined : JSON.parse(this.#text.slice(this.offset, this.offset + this.length));
  }

  get children(): Node[] | undefined {
    if (this.type !== "object" && this.type !== "array") return undefined;
    return (this.#children ??= [...this.#members()]);
  }

  *#members(): Generator<Node> {
    const text = this.#text;
    const end = this.type === "object" ? "}" : "]";
    for (let at = afterSpace(text, this.offset + 1); at < text.length && text[at] !== end;) {
      const member = this.type === "object" ? this.#property(at) : new LazyNode(text, at, this);
      yield member;
      const next = afterSpace(text, member.offset + member.length);
      if (text[next] !== ",") return;
      at = afterSpace(text, next + 1);
    }
  }

  #property(offset: number): Node {
    const property: { -readonly [Field in keyof Node]: Node[Field] } = {
      type: "property",
      offset,
      length: 0,
      parent: this,
    };
    const name = new LazyNode(this.#text, offset, property);
    const colon = afterSpace(this.#text, offset + name.length);
    property.colonOffset = colon;
    const value = new LazyNode(this.#text, afterSpace(this.#text, colon + 1), property);
    property.children = [name, value];
    property.length = value.offset + value.length - offset;
    return property;
  }
}

function typeAt(text: string, offset: number): Node["type"] {
  const first = text[offset]!;
  const types: Record<string, Node["type"]> = { "{": "object", "[": "array", '"': "string", n: "null" };
  return types[first] ?? (first === "t" || first === "f" ? "boolean" : "number");
}

/** The offset of the next character that is not whitespace. */
export function afterSpace(text: string, offset: number): number {
  let at = offset;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** A number, `true`, `false` or `null`. */
const PLAIN_VALUE = /[^\s,\]}]+/y;

/** The offset behind the value that starts at `offset`. */
export function endOfValue(text: string, offset: number): number {
  const first = text[offset];
  if (first === '"') return endOfString(text, offset) + 1;
  if (first !== "{" && first !== "[") {
    PLAIN_VALUE.lastIndex = offset;
    PLAIN_VALUE.test(text);
    return Math.max(PLAIN_VALUE.lastIndex, offset);
  }
  let depth = 0;
  for (let at = offset; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === 34) at = endOfString(text, at);
    else if (character === 123 || character === 91) depth++;
    else if ((character === 125 || character === 93) && --depth === 0) return at + 1;
  }
  return text.length;
}

/** The offset behind the value of the field whose name starts at `name`. */
export function endOfField(text: string, name: number): number {
  return endOfValue(text, afterSpace(text, afterColon(text, name)));
}
