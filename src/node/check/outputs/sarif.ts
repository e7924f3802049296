/** SARIF 2.1.0, the format of GitHub's code scanning and of many editors. */
import { createHash } from "node:crypto";
import type { Fix, Location, Log, Region, ReportingDescriptor, Result } from "sarif";
import { oncePerText } from "../../../model/once.ts";
import { codeSections, docsLink } from "../codes.ts";
import { countMarks } from "../document/byteOrderMarks.ts";
import { positionOf } from "../document/position.ts";
import type { Docs } from "../rule.ts";
import { rules } from "../rules.ts";
import type { PlaceElsewhere, Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import { linesIn, type Outcome, type Repository, textOf, uriOf } from "./outcome.ts";
import { wording } from "./wording.ts";

interface SourceFile {
  file: string;
  /** As the author wrote it. */
  text: string;
  lines: readonly string[];
  uri: string;
}

/** One log with one run. The rule descriptors are the same for every site. */
export function toSarif({ problems, files }: Outcome, repository: Repository): string {
  const placeOf = placesIn(files, repository);
  const seen = new Map<string, number>();
  const results = problems.map((problem): Result => {
    const place = placeOf(problem.file);
    const fixes = fixesOf(problem, place);
    return {
      ruleId: problem.code,
      level: problem.severity,
      message: { text: wording(problem).join("\n") },
      locations: [locationOf(problem, place)],
      ...related(problem, placeOf),
      partialFingerprints: { "blockwright/v1": fingerprint(problem, seen) },
      ...(fixes && { fixes }),
    };
  });
  const descriptors = codeSections.flatMap(({ codes }) =>
    Object.entries(codes).map(([code, docs]) => descriptorOf(code, docs, repository)),
  );
  const driver = { name: "Blockwright", rules: descriptors };
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function descriptorOf(code: string, { title, why, mend }: Docs, { docs }: Repository): ReportingDescriptor {
  const severity =
    rules.find((rule) => rule.code === code || Object.hasOwn(rule.others ?? {}, code))?.severity ?? "error";
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: helpOf(`${why}\n\n${mend}`, docs),
    ...(docs && { helpUri: docsLink(code, docs) }),
    defaultConfiguration: { level: severity },
  };
}

/** Links are relative to docs/, and become absolute. If the URL of the docs is unknown, only their words stay. */
function helpOf(markdown: string, docs: string | undefined): { text: string; markdown: string } {
  const text = markdown.replace(LINK, "$1");
  return {
    text,
    markdown: docs ? markdown.replace(LINK, (_, words, to) => `[${words}](${new URL(to, docs).href})`) : text,
  };
}

const LINK = /\[([^\]]*)\]\(((?!https?:)[^)]*)\)/g;

/** Reads each file once. */
function placesIn(files: SiteFiles, repository: Repository): (file: string) => SourceFile {
  return oncePerText((file) => {
    const text = textOf(files, file);
    return { file, text, lines: linesIn(text), uri: uriOf(file, repository) };
  });
}

/** The further places of a problem. */
function related(
  { file, others = [], elsewhere = [] }: Problem,
  placeOf: (file: string) => SourceFile,
): Partial<Result> {
  const here = others.map((other) => ({ file, ...other }));
  const relatedLocations = [...here, ...elsewhere].map((each) => locationOf(each, placeOf(each.file)));
  return relatedLocations.length > 0 ? { relatedLocations } : {};
}

function locationOf(at: PlaceElsewhere, { uri, lines }: SourceFile): Location {
  return { physicalLocation: { artifactLocation: { uri }, region: regionOf(at, lines) } };
}

/** GitHub requires all four numbers, also for a whole line or file. */
function regionOf({ line, column = 1, endLine, endColumn }: PlaceElsewhere, lines: readonly string[]): Region {
  const end = endColumn ?? (lines[endLine - 1] ?? "").length + 1;
  return { startLine: line, startColumn: column, endLine, endColumn: end };
}

/** SARIF positions do not count the byte order mark, so no edit can remove it. */
function fixesOf({ edit, fix }: Problem, place: SourceFile): Fix[] | undefined {
  if (!edit || (edit.offset === 0 && edit.length > 0 && countMarks(place.text) > 0)) return undefined;
  const from = positionOf(place, edit.offset);
  const to = positionOf(place, edit.offset + edit.length);
  const deletedRegion = { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
  const replacements = [{ deletedRegion, insertedContent: { text: edit.text } }];
  return [
    {
      ...(fix && { description: { text: fix } }),
      artifactChanges: [{ artifactLocation: { uri: place.uri }, replacements }],
    },
  ];
}

/** A fingerprint that does not change when lines are added or removed above. */
function fingerprint({ code, file, message }: Problem, seen: Map<string, number>): string {
  const known = [code, file, message.replace(/\d+/g, "")].join("\n");
  const hash = createHash("sha256").update(known).digest("hex").slice(0, 32);
  const count = (seen.get(hash) ?? 0) + 1;
  seen.set(hash, count);
  return `${hash}:${count}`;
}
