/** A page saved in every other encoding than the one that browsers expect, and with letters that are broken. */
import type { Mutation } from "./mutation.ts";

/** @param text A page that has the word "Café" in it. */
export function* encodingMistakes(file: string, text: string): Generator<Mutation> {
  const utf8 = new TextEncoder().encode(text);
  const little = Buffer.from(text, "utf16le");
  const big = Buffer.from(little).swap16();
  const mark = (bytes: number[], rest: Uint8Array) => Uint8Array.from([...bytes, ...rest]);
  const make = (
    what: string,
    content: string | Uint8Array,
    [code, line = 1]: [code: string, line?: number],
  ): Mutation => {
    return { what, kind: "encoding", file, content, expected: { codes: [code], lines: [line, line] } };
  };
  yield make("byte order mark", `\ufeff${text}`, ["byte-order-mark"]);
  yield make("byte order mark, as bytes", mark([0xef, 0xbb, 0xbf], utf8), ["byte-order-mark"]);
  yield make("UTF-16 LE with a mark", mark([0xff, 0xfe], little), ["utf-16"]);
  yield make("UTF-16 BE with a mark", mark([0xfe, 0xff], big), ["utf-16"]);
  yield make("UTF-16 LE", Uint8Array.from(little), ["utf-16"]);
  yield make("UTF-16 BE", Uint8Array.from(big), ["utf-16"]);
  const special = text.split("\n").findIndex((line) => line.includes("Café")) + 1;
  yield make("Latin-1", Uint8Array.from(Buffer.from(text, "latin1")), ["encoding", special]);
  // Every letter that is alone in its text, one at a time.
  const words = Array.from(text.matchAll(/(?<=[a-z] )[a-z](?=[a-z]+ )/g), ({ index }) => index);
  for (const at of words) {
    const line = text.slice(0, at).split("\n").length;
    const offset = Buffer.byteLength(text.slice(0, at));
    for (const broken of [[0x80], [0xff], [0xc3], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
      const content = Uint8Array.from([...utf8.slice(0, offset), ...broken, ...utf8.slice(offset)]);
      yield make(`${broken.map((byte) => byte.toString(16)).join(" ")} before letter ${at}`, content, [
        "encoding",
        line,
      ]);
    }
  }
}
