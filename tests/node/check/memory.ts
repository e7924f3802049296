/**
 * What a check may remember of pages, as that of a big site does. Most files of a site in the tests are as in every other
 * one, and to look at them again takes most of the time of a check. `tests/fuzz/known.test.ts` holds checks with memory
 * against checks without.
 */
import { check } from "../../../src/node/check/check.ts";
import { createOpener } from "../../../src/node/check/document/open.ts";
import { createGlance } from "../../../src/node/check/facts/glance.ts";
import type { KnownPage } from "../../../src/node/check/facts/pageFacts.ts";
import { remember } from "../../../src/node/check/facts/remembered.ts";
import { listSite } from "../../../src/node/check/files/listSite.ts";
import type { Problem } from "../../../src/node/check/finding.ts";
import type { CheckInput, SiteFiles } from "../../../src/node/check/site.ts";

/** What a check of this site would remember of its pages, or of one of them. */
export function remembered(input: CheckInput, only?: string): Map<string, KnownPage> {
  const opener = createOpener(input);
  const { common, pages } = listSite(input.files);
  const glance = createGlance(input, opener, { common: opener.open(common) });
  const asked = pages.filter(({ file }) => only === undefined || file === only);
  return new Map(asked.map((page) => [page.file, { hash: "", facts: glance(page, input.files[page.file]!) ?? null }]));
}

const isCommon = (file: string) => file.startsWith("pages/_");

/** Checks sites that have many files in common with this one: what is known of its pages holds while settings and shared blocks are as they were. */
export function checkBeside(usual: CheckInput): (files: SiteFiles) => Problem[] {
  let known: Map<string, KnownPage> | undefined;
  return (files) => {
    const isUsual = (file: string) => files[file] === usual.files[file];
    // What is remembered belongs to the object.
    const own = { ...files };
    if (Object.keys({ ...usual.files, ...files }).every((file) => !isCommon(file) || isUsual(file))) {
      known ??= remembered(usual);
      remember(own, new Map([...known].filter(([file]) => isUsual(file))));
    }
    return check({ ...usual, files: own });
  };
}
