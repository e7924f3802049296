/** Commands for pages, asked for by the studio: the check finds nothing afterwards, and no word is about another program. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkInputOf } from "../../../src/node/site/checkInput.ts";
import { check } from "../../../src/node/check/check.ts";
import type { Done, PageCommand } from "../../../src/studio/store/store.ts";
import { pageText } from "../page/site.ts";
import { openStudio, siteFolder } from "./studio.ts";
import { engine } from "../../support/engine.ts";

async function start(folder = siteFolder()) {
  const studio = await openStudio(folder);
  const run = async (command: PageCommand) => {
    const { status, json } = await studio.ask("/api/pages", { method: "POST", json: command });
    return { status, done: json as Done };
  };
  const errors = () => check(checkInputOf(engine, folder)).filter(({ severity }) => severity === "error");
  return { ...studio, run, errors };
}

function filesOf(done: Done): string[] {
  if (done.kind !== "done") throw new Error(JSON.stringify(done));
  return done.files.map(({ file, stored }) => (stored ? file : `${file} is gone`));
}

describe("a command", () => {
  test("makes a page that is valid at once, of the usual blocks or from a template", async () => {
    const { run, read, errors } = await start();
    const { status, done } = await run({ name: "new", route: "/kites", title: "All our kites" });
    expect(status).toBe(200);
    expect(done).toMatchObject({
      message: 'The new page "/kites" is made: 4 blocks.',
      files: [{ stored: { text: read("pages/kites.json") } }],
    });
    expect(JSON.parse(read("pages/kites.json"))).toMatchObject({ title: "All our kites", blocks: [{}, {}, {}, {}] });
    await run({ name: "new", route: "/string", title: "String", template: "contact" });
    expect(JSON.parse(read("pages/string.json"))).toMatchObject({
      blocks: [{ type: "hero" }, { type: "contactForm" }, { type: "contactDetails" }, { type: "faq" }],
    });
    expect(errors()).toEqual([]);
  });

  test("copies a page", async () => {
    const { run, read, errors } = await start();
    const { done } = await run({ name: "duplicate", from: "/team", to: "/crew", title: "The crew" });
    expect(filesOf(done)).toEqual(["pages/crew.json"]);
    expect(JSON.parse(read("pages/crew.json"))).toMatchObject({ route: "/crew", title: "The crew" });
    expect(errors()).toEqual([]);
  });

  test("moves a page with its links, and the old address leads on", async () => {
    const { run, read, errors } = await start();
    const { done } = await run({ name: "move", from: "/team", to: "/people" });
    expect(filesOf(done).toSorted()).toEqual([
      "pages/_site.json",
      "pages/index.json",
      "pages/news.json",
      "pages/people.json",
      "pages/team.json is gone",
    ]);
    expect(read("pages/people.json")).toContain('"aliases": ["/team"]');
    expect(read("pages/index.json")).toContain("(/people#people)");
    expect(errors()).toEqual([]);
  });

  test("takes no page away that something leads to, says what, and does so with another page in its place", async () => {
    const { run, read, folder, errors } = await start();
    const refused = await run({ name: "remove", route: "/contact" });
    expect(refused.status).toBe(409);
    expect(refused.done).toMatchInlineSnapshot(`
      {
        "kind": "refused",
        "message": "5 places lead to "/contact":",
        "reasons": [
          {
            "file": "pages/_shared/talk.json",
            "pointer": "/block/button/href",
          },
          {
            "file": "pages/_site.json",
            "pointer": "/header/callBack/href",
          },
          {
            "file": "pages/_site.json",
            "pointer": "/footer/button/href",
          },
          {
            "file": "pages/index.json",
            "pointer": "/blocks/0/button/href",
          },
          {
            "file": "pages/team.json",
            "pointer": "/blocks/0/text/1",
          },
          "Take these out first, or let the address lead to another page.",
        ],
      }
    `);
    expect(existsSync(join(folder, "pages/contact.json"))).toBe(true);
    const { done } = await run({ name: "remove", route: "/contact", redirect: "/team" });
    expect(filesOf(done)).toContain("pages/contact.json is gone");
    expect(read("pages/team.json")).toContain('"/contact"');
    expect(errors()).toEqual([]);
  });

  test("says where something is used, and changes nothing", async () => {
    const { run } = await start();
    const { done } = await run({ name: "whereUsed", asked: "talk" });
    expect(done).toEqual({
      kind: "done",
      message: 'The shared block "talk": 1 place uses it.',
      details: [{ file: "pages/index.json", pointer: "/blocks/2/use", words: 'words "heading" differently' }],
      files: [],
    });
  });
});

test("a sentence with the words of a page in it stays whole, whatever they are", async () => {
  const title = "How npm run works. Say --fast, with pages/team.json:7 in it";
  const { run } = await start(siteFolder({ "pages/words.json": pageText("/words", [], { title }) }));
  expect((await run({ name: "new", route: "/kites", title })).done).toEqual({
    kind: "refused",
    message: `The page "/words" has the title "${title}" already. Give this one another.`,
    reasons: [],
  });
});

test("no answer names a command line", async () => {
  const folder = siteFolder();
  const { run, ask } = await start(folder);
  writeFileSync(join(folder, "pages/broken.json"), "{");
  const commands: PageCommand[] = [
    { name: "new", route: "/kites", title: "Kites" },
    { name: "new", route: "/kites", title: "Kites" },
    { name: "new", route: "No address", title: "Kites" },
    { name: "new", route: "/team/", title: "Kites" },
    { name: "new", route: "/x", title: "X", template: "artcle" },
    { name: "duplicate", from: "pages/broken.json", to: "/x" },
    { name: "duplicate", from: "/none", to: "/x" },
    { name: "move", from: "/team", to: "/people" },
    { name: "remove", route: "/contact" },
    { name: "whereUsed", asked: "nothing" },
  ];
  for (const command of commands) {
    const { done } = await run(command);
    const words =
      done.kind === "done"
        ? [done.message, ...done.details]
        : done.kind === "refused"
          ? [done.message, ...done.reasons]
          : [];
    expect(words.length, JSON.stringify(command)).toBeGreaterThan(0);
    for (const word of words) expect(JSON.stringify(word)).toMatch(/^(?!.*(?:npm run| --|aliases))..*\S/);
  }
  const strange = await ask("/api/pages", { method: "POST", json: { name: "format", route: "/" } });
  expect(strange).toMatchObject({ status: 400, json: { kind: "refused" } });
  expect((await ask("/api/pages", { method: "POST", json: { name: "move", from: "/team" } })).status).toBe(400);
});
