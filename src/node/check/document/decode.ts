/**
 * Decodes the bytes of a file. A text in the wrong encoding is decoded as well as possible, so that the rest is checked
 * too.
 */
import type { SiteFiles } from "../site.ts";
import { LINE_END } from "./position.ts";
import { countOf, decodeOld, oldEncoding } from "./oldEncodings.ts";

export interface Decoded {
  text: string;
  /** What is wrong with the encoding; `offset` is one in `text`. */
  fault?: { code: "utf-16" | "encoding" | "not-text"; offset: number; message: string; fix: string };
}

/**
 * The signatures of ZIP archives (also of word processors' documents) and PDF files, some of which decode as valid
 * UTF-8.
 */
const SIGNATURES = ["PK\u0003\u0004", "%PDF-"];
/** Saving a file in which the editor could not read a letter would lose that letter. */
const reopen = (encoding: string) =>
  `if your editor shows \ufffd in its place, open the file with the encoding ${encoding} first. Then `;
const SAVE = 'save the file again with the encoding UTF-8. Most editors have it under "Save as".';

export function decode(content: string | Uint8Array): Decoded {
  if (typeof content === "string") return isSigned(content) ? notText(content) : { text: content };
  const wide = decodeWide(content);
  if (wide) {
    const { text, name } = wide;
    if (text.trim() === "") return { text: "" };
    if (!text.includes('"')) return notText(text);
    return {
      text,
      fault: {
        code: "utf-16",
        offset: 0,
        message: `The file is saved as ${name}, which browsers do not expect.`,
        fix: SAVE,
      },
    };
  }
  // After a disk was removed without ejecting it, a file may consist of null bytes.
  if (content.every((byte) => byte === 0)) return lost(new TextDecoder().decode(content));
  try {
    return decode(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content));
  } catch {
    const cut = untilCut(content);
    if (cut !== undefined) return decode(cut);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
    if (text.includes("\0") || isSigned(text)) return notText(text);
    const offset = firstBroken(content, text);
    // If many letters are valid UTF-8, the file is mixed, and only the invalid bytes tell the other encoding: two
    // letters of that may look like one of UTF-8. Otherwise, all bytes count.
    const isMixed = countOf(text, /[^\0-\x7f\ufffd]/g) * 2 >= countOf(text, /\ufffd/g);
    const strange = isMixed ? withoutUtf8(content) : content;
    const old = oldEncoding(strange);
    const message = `A letter here cannot be read, because the file is not saved as UTF-8.${moreBroken(text, strange)}`;
    const meant = (isMixed ? undefined : decodeOld(content, old)) ?? text;
    return { text: meant, fault: { code: "encoding", offset, message, fix: reopen(old) + SAVE } };
  }
}

/** How many letters behind the first one cannot be read either, and to which line. Old encodings have one byte for each. */
function moreBroken(text: string, bytes: Uint8Array): string {
  const more = bytes.filter((byte) => byte > 0x7f).length - 1;
  if (more < 1) return "";
  const line = text.slice(0, text.lastIndexOf("\ufffd")).split(LINE_END).length;
  return ` ${more} more ${more > 1 ? "of them follow" : "follows"}, down to line ${line}.`;
}

/** The text of a file, whatever is wrong with its encoding; empty if it cannot be read. */
export function textIn(content: SiteFiles[string]): string {
  return typeof content === "string" || content instanceof Uint8Array ? decode(content).text : "";
}

/** The bytes without the valid multi-byte sequences of UTF-8. */
function withoutUtf8(bytes: Uint8Array): Uint8Array {
  const each = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const rest = each.replaceAll(/[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g, "");
  return Uint8Array.from(rest, (byte) => byte.charCodeAt(0));
}

/**
 * If the only fault is a truncated last letter: the text without it. Undefined if the text ends like a complete page,
 * as then the letter itself is wrong.
 */
function untilCut(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
    return /[^\s}]\s*$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function isSigned(text: string): boolean {
  return SIGNATURES.some((signature) => text.startsWith(signature));
}

/** For binary files with the name of a page. */
function notText(text: string): Decoded {
  const message = "This file is no text, so it cannot be a page.";
  const fix = "put the page in its place, or give it its own ending and move it out of the folder pages.";
  return { text, fault: { code: "not-text", offset: 0, message, fix } };
}

function lost(text: string): Decoded {
  const message = "The content of this file was lost: nothing that can be read is left in it.";
  const fix = "bring it back from an older copy.";
  return { text, fault: { code: "not-text", offset: 0, message, fix } };
}

/** A text in UTF-16 or UTF-32, recognised by its null bytes or its byte order mark. */
function decodeWide(bytes: Uint8Array): { text: string; name: string } | undefined {
  const start = Array.from(bytes.subarray(0, 4), (byte) => (byte === 0 ? "0" : byte < 0xfe ? "x" : "m")).join("");
  if (start === "mm00" || start === "x000") return { text: utf32(bytes, true), name: "UTF-32" };
  if (start === "00mm" || start === "000x") return { text: utf32(bytes, false), name: "UTF-32" };
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first! > 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second! > 0);
  if (!isLittle && !isBig) return undefined;
  return { text: new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes), name: "UTF-16" };
}

/** Decodes UTF-32, which `TextDecoder` does not support. */
function utf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    text += code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  }
  return text.replace(/^\ufeff/, "");
}

/** The offset of the first U+FFFD that stands for invalid bytes, and was not written by the author. */
function firstBroken(bytes: Uint8Array, text: string): number {
  const encoder = new TextEncoder();
  let at = text.indexOf("\ufffd");
  let position = encoder.encode(text.slice(0, at)).length;
  while (at >= 0 && bytes[position] === 0xef && bytes[position + 1] === 0xbf && bytes[position + 2] === 0xbd) {
    const next = text.indexOf("\ufffd", at + 1);
    if (next < 0) break;
    position += encoder.encode(text.slice(at, next)).length;
    at = next;
  }
  return Math.max(at, 0);
}
