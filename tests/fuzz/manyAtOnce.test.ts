/** Pages with many mistakes, and pages that are very big: all is told in one run, and the check comes to its end. */
import { expect, test } from "vitest";
import type { Json } from "../../src/model/fields.ts";
import { type Group, page, problemsOf, text, words } from "../node/check/site.ts";
import type { Mutation } from "./corpus/mutation.ts";
import { nameMistakes } from "./corpus/names.ts";
import { printed } from "./corpus/printed.ts";
import { subjects } from "./corpus/subjects.ts";
import { valueMistakes } from "./corpus/values.ts";

const blocks = subjects.filter(({ file, title }) => file === "pages/index.json" && title !== "page");

/** Of each type of block all mistakes that leave it a block, with a name to lead to. */
const mistakes: Mutation[][] = blocks.map((subject) =>
  [...nameMistakes(subject), ...valueMistakes(subject)].filter(({ kind, what, expected: { pointer = "" } }) => {
    const isPlain = !["repeated", "reserved"].includes(kind) && !/^(?:id|without id)\b/.test(what);
    return isPlain && pointer.startsWith("/blocks/0/") && !/\/(?:id|type)$/.test(pointer);
  }),
);

/** Blocks that stand together on a page need anchors that differ. */
function placed(block: Group, position: number): Group {
  const name = `place-${String.fromCharCode(97 + position)}`;
  const sections = block["sections"] as Group[] | undefined;
  const own = sections?.map((section, i) => ({ ...section, ...("id" in section && { id: `${name}-${i}` }) }));
  return { ...block, id: name, ...(own && { sections: own }) };
}

const whole = blocks.map(({ data }, i) => placed((data["blocks"] as Group[])[0]!, i));

test("the blocks together have no mistake", () => {
  expect(problemsOf({ "pages/index.json": text(page(...whole)) })).toEqual([]);
});

test.each([5, 20])("%i mistakes on one page", (count) => {
  for (let turn = 0; turn < 40; turn++) {
    const data = page(...whole) as Group & { blocks: Json[] };
    const wanted: string[] = [];
    // The last three are the page's own.
    for (let i = 0; i < Math.min(count, blocks.length); i++) {
      const at = (i * 7 + turn) % blocks.length;
      const list = mistakes[at]!;
      const { content, expected } = list[(turn * 131 + i * 37) % list.length]!;
      const spoilt = (JSON.parse(content as string) as { blocks: Group[] }).blocks[0]!;
      data.blocks[at] = placed(spoilt, at);
      wanted.push(`${expected.codes[0]} ${expected.pointer!.replace("/blocks/0", `/blocks/${at}`)}`);
    }
    const more: [string, string, Json][] = [
      ["unknown-property", "/titel", "A page with many mistakes"],
      ["wrong-type", "/aliases", "/old"],
      ["wrong-type", "/socialImage", "brand/logo.svg"],
    ];
    for (const [code, pointer, value] of more.slice(0, count - wanted.length)) {
      if (pointer === "/titel") delete data["title"];
      data[pointer.slice(1)] = value;
      wanted.push(`${code} ${pointer}`);
    }
    const { text: content, lines } = printed(data);
    const problems = problemsOf({ "pages/index.json": content });
    expect(problems.map(({ code, pointer }) => `${code} ${pointer}`).toSorted()).toEqual(wanted.toSorted());
    expect(wanted).toHaveLength(count);
    for (const { file, line, pointer } of problems) {
      expect(file).toBe("pages/index.json");
      expect(line - lines.get(pointer)!).toBeLessThanOrEqual(1);
    }
  }
});

test("a text of nearly 5 MB, and one of more", () => {
  const long = "word ".repeat(980_000).trim();
  const intro = { type: "intro", heading: "A long text", text: long };
  expect(problemsOf({ "pages/index.json": text(page(intro)) })).toEqual([]);
  const codes = problemsOf({ "pages/index.json": text(page({ ...intro, headng: long })) }).map(({ code }) => code);
  expect(codes).toEqual(["too-big"]);
});

test("10,000 blocks", () => {
  const intro = (i: number): Group => ({ type: "intro", heading: `Part ${i}`, text: `The words of part ${i}.` });
  const many = Array.from({ length: 10_000 }, (_, i) => intro(i));
  const file = (all: Group[]) => ({ "pages/index.json": text({ ...page(), ...words("Many blocks"), blocks: all }) });
  expect(problemsOf(file(many))).toEqual([]);
  const { text: gone, ...rest } = intro(7777);
  const found = problemsOf(file(many.with(7777, { ...rest, txet: gone! })));
  expect(found.map(({ pointer, fix }) => `${pointer} ${fix}`)).toEqual(['/blocks/7777/txet rename it to "text".']);
});
