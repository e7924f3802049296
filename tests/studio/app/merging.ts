import { expect } from "vitest";
import { mergedText } from "../../../src/studio/app/merge/mergedText.ts";
import { type MergePart, partsApart, type Side } from "../../../src/studio/app/merge/parts.ts";
import { differences, nameOfPart, tellSide } from "../../../src/studio/app/merge/words.ts";
import { siteOf } from "../../../src/studio/app/session.ts";
import type { NamedFile } from "../../../src/studio/document/read.ts";
import type { Group } from "../../../src/node/check/site.ts";
import { lookup } from "../studio.ts";
import { sessionWith, stored } from "./site.ts";

export interface Versions {
  base: Group;
  mine: Group;
  theirs: Group;
}

/** The file with what is suggested, or all of one side. */
export function mergedOf(named: NamedFile, versions: Versions, side?: Side): Group {
  const parts = partsApart(lookup, named, versions);
  const chosen = parts.map((part) => ({ part, side: side ?? part.suggested }));
  const { mine, theirs } = versions;
  return JSON.parse(mergedText(lookup, { named, text: stored("x", theirs).text, mine }, chosen)) as Group;
}

/** Each part as the table of the dialog has it: what it is, both versions, and which is suggested. */
export function tableOf(named: NamedFile, versions: Versions): string[] {
  const { mine, theirs } = versions;
  const document = (data: Group) => ({ ...named, text: "", data });
  const site = siteOf(sessionWith({}));
  const words = { lookup, site, documents: { mine: document(mine), theirs: document(theirs) } };
  const row = (part: MergePart) => {
    const [was, own, other] = (["before", "mine", "theirs"] as const).map((version) => tellSide(words, part, version));
    const choice = part.isAsked ? `asked, was ${was}` : part.suggested;
    const changes = (["mine", "theirs"] as const).flatMap((side) => differences(words, part, side));
    return [`${nameOfPart(words, part)}: ${own} | ${other} -> ${choice}`, ...changes];
  };
  return partsApart(lookup, named, versions).flatMap(row);
}

/** Whoever wants all of one side gets it. */
export function expectEachSide(named: NamedFile, versions: Versions): void {
  expect(mergedOf(named, versions, "mine")).toEqual(versions.mine);
  expect(mergedOf(named, versions, "theirs")).toEqual(versions.theirs);
}
