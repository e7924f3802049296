/** Random sequences of commands: no link breaks, and no address is lost. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { movePage } from "../../../src/node/page/movePage.ts";
import { newPage } from "../../../src/node/page/newPage.ts";
import { applied, type CommandOutcome } from "../../../src/node/page/outcome.ts";
import { removePage } from "../../../src/node/page/removePage.ts";
import { surveyOf } from "../../../src/node/page/survey.ts";
import { addressKey } from "../../../src/model/spelling.ts";
import { parameters } from "../../fuzz/settings.ts";
import { errorsOf, inputOf, siteWith } from "./site.ts";

const routes = ["/", "/404", "/old-news", "/people", "/People", "/team", "/a/b", "/a", "/x-1", "/b", "/c/d", "/no way"];

/** The number of an existing page, or any address. */
const page = fc.oneof({ weight: 4, arbitrary: fc.nat(20) }, fc.constantFrom(...routes));
const command = fc.oneof(
  fc.record({ route: fc.constantFrom(...routes), from: fc.constantFrom(undefined, "/team", "/news", "intro,cta") }),
  fc.record({ from: page, to: fc.constantFrom(...routes) }),
  fc.record({ remove: page, redirect: fc.option(page, { nil: undefined }) }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

function done(files: SiteFiles, asked: Command): CommandOutcome {
  const input = inputOf(files);
  const { pages } = surveyOf(input);
  const routeOf = (which: number | string) => (typeof which === "string" ? which : pages[which % pages.length]!.route);
  if ("to" in asked) return movePage(input, { from: routeOf(asked.from), to: asked.to });
  if ("remove" in asked) {
    const { remove, redirect } = asked;
    return removePage(input, {
      route: routeOf(remove),
      ...(redirect !== undefined && { redirect: routeOf(redirect) }),
    });
  }
  return newPage(input, { route: asked.route, ...(asked.from && { from: asked.from }) });
}

/** Every address that leads to a page. */
function addresses(files: SiteFiles): string[] {
  return Object.keys(surveyOf(inputOf(files)).spellings);
}

function routeIn(files: SiteFiles, file: string): string {
  return (JSON.parse(files[file] as string) as { route: string }).route;
}

test("after any sequence the check is clean and every old address leads somewhere", () => {
  const happened = { moved: 0, removed: 0, gone: 0, made: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(command, { minLength: 1, maxLength: 8 }), (commands) => {
      let files = siteWith();
      const ever = new Set(addresses(files));
      for (const asked of commands) {
        const outcome = done(files, asked);
        expect(outcome.told.length).toBeGreaterThan(0);
        happened[outcome.refused ? "refused" : "to" in asked ? "moved" : "remove" in asked ? "removed" : "made"]++;
        // A page without aliases may be deleted, together with its address.
        if (!outcome.refused && "remove" in asked && asked.redirect === undefined) {
          happened.gone++;
          for (const { file } of outcome.changes) ever.delete(addressKey(routeIn(files, file)));
        }
        files = applied(files, outcome.changes);
        for (const address of addresses(files)) ever.add(address);
        expect(errorsOf(files)).toEqual([]);
      }
      expect(addresses(files)).toEqual(expect.arrayContaining([...ever]));
    }),
    { ...parameters, numRuns: parameters.numRuns * 0.4 },
  );
  for (const count of Object.values(happened)) expect(count).toBeGreaterThan(0);
});

const there = ["/x", "/Team-2", "/a/b/c"];

test.each(["/team", "/news", "/contact"].flatMap((from) => there.map((to) => [from, to] as const)))(
  "from %s to %s and back again leaves only an old address behind",
  (from, to) => {
    const files = siteWith();
    const moved = applied(files, movePage(inputOf(files), { from, to }).changes);
    const back = applied(moved, movePage(inputOf(moved), { from: to, to: from }).changes);
    const file = `pages${from}.json`;
    const { [file]: last, ...others } = back;
    const { [file]: original, ...expected } = files as Record<string, string>;
    expect(others).toEqual(expected);
    expect(JSON.parse(last as string)).toEqual({
      ...(JSON.parse(original!) as object),
      aliases: [...((JSON.parse(original!) as { aliases?: string[] }).aliases ?? []), to],
    });
  },
);
