/** Links of other kinds of Markdown, with a name in the place of their address: reference links and wiki links. */
import type { Nodes } from "mdast";
import { isPictureFile } from "../../../model/imageTypes.ts";
import { isNote, piecesOf } from "./markdown.ts";

/** Reference links and wiki links. Numbers in brackets may be what a text is about, and "[sic] [...]" as well. */
const BY_NAME =
  /\[((?=[^[\]]*\p{L})[^[\]]*)\](\s?)\[(|\d+|(?=[^[\]]*\p{L})[^[\]]*)\]|\[\[((?=[^[\]|]*\p{L})[^[\]|]*)(?:\|([^[\]]+))?\]\]/u;
export const IS_ADDRESS = /^(?:\/|#|https?:|mailto:|tel:)/;

/** `![[map.png]]`, an embedded picture. */
export function isEmbedded({ written, name }: NamedLink, text: string): boolean {
  return isPictureFile(name) && text.includes(`!${written}`);
}

export interface NamedLink {
  written: string;
  words: string;
  name: string;
  /** Whether a space stands between the two pairs of brackets: then it is a link only if the name is that of a page. */
  isSpaced?: boolean;
  /** The address that a definition gives to that name, and that definition. */
  address?: string;
  line?: string;
}

/** The first link with a name in place of its address. */
export function namedLinkIn(text: string): NamedLink | undefined {
  const pieces = [...piecesOf(text)];
  const source = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);
  for (const piece of pieces) {
    if (piece.type === "linkReference") {
      if (isNote(piece)) continue;
      const written = source(piece);
      const words = /^\[([^[\]]*)\]/.exec(written)?.[1] ?? piece.identifier;
      const line = pieces.find((each) => each.type === "definition" && each.identifier === piece.identifier);
      const found = line?.type === "definition" && { address: line.url, line: source(line) };
      return { written, words, name: piece.identifier, ...found };
    }
    if (piece.type !== "text") continue;
    const [written, words, space, name, page, label] = BY_NAME.exec(piece.value) ?? [];
    if (written !== undefined) {
      // Some wikis write the words first, some the address.
      const isBehind = label !== undefined && IS_ADDRESS.test(label) && !IS_ADDRESS.test(page!);
      if (isBehind) return { written, words: page!, name: label };
      const clicked = words ?? label ?? (IS_ADDRESS.test(page!) ? "" : page!);
      return { written, words: clicked, name: name || (words ?? page!), isSpaced: Boolean(space) };
    }
  }
  // A definition that no link refers to.
  const lone = pieces.find((each) => each.type === "definition" && IS_ADDRESS.test(each.url) && !isNote(each));
  if (lone?.type !== "definition") return undefined;
  const { identifier, label, url } = lone;
  return { written: source(lone), words: label ?? identifier, name: url, address: url };
}
