/** Turns findings into problems. */
import type { Place } from "./place.ts";
import { once } from "../../model/once.ts";
import { pointerOf } from "../../model/pointer.ts";
import { positionOf, problemAt, rangeOf, samePlace } from "./document/position.ts";
import { spotOf } from "./document/spot.ts";
import { asWritten } from "./shape/asWritten.ts";
import { withFormOfPage } from "./shape/formOfPage.ts";
import type { Context } from "./rule.ts";
import type { CodedFinding, Finding, PlaceElsewhere, Problem } from "./finding.ts";
import { withComma } from "./wording/commas.ts";
import { capital, withShortTexts } from "./wording/words.ts";

export function toProblem(context: Context, finding: CodedFinding): Problem {
  const problem = problemOf(context, finding);
  if (!finding.others) return problem;
  const others = finding.others.map((other) =>
    samePlace(problemOf(context, { ...finding, mark: other.path, ...other })),
  );
  return { ...problem, others };
}

/** Its position is computed on demand: there may be thousands of places, and a terminal shows a few. */
function placeElsewhere(place: Place, finding: Finding): PlaceElsewhere {
  const position = once(() => positionElsewhere(place, finding));
  return {
    file: place.document.file,
    get line() {
      return position().line;
    },
    get column() {
      return position().column;
    },
    get endLine() {
      return position().endLine;
    },
    get endColumn() {
      return position().endColumn;
    },
    get pointer() {
      return position().pointer;
    },
  };
}

function positionElsewhere({ document, path, link }: Place, { message }: Finding): Omit<PlaceElsewhere, "file"> {
  const value = rangeOf(document, path, "value");
  const range = link === undefined ? value : spotOf(document, value, { message, link });
  const from = positionOf(document, range.offset);
  const to = positionOf(document, range.offset + range.length);
  const pointer = pointerOf(asWritten(document, path));
  return { ...from, endLine: to.line, endColumn: to.column, pointer };
}

/** The problem once for each of its places in the file. */
export function eachPlace({ others = [], ...first }: Problem): Problem[] {
  return [first, ...others.map((other) => ({ ...first, ...other }))];
}

function problemOf({ lookup }: Context, finding: CodedFinding): Problem {
  const { document, path, mark = path, point, detail, why, note, code, severity } = finding;
  const full = withComma(finding);
  const fix = full && withShortTexts(withFormOfPage(lookup, document, full));
  const range = rangeOf(document, mark, point);
  const places = lookup.placesOf(document, finding.place ?? path.slice(0, -1));
  const place = places.join(" > ");
  const sentence = finding.sentence?.(places) ?? (place ? `In ${place}: ${finding.message}` : capital(finding.message));
  const edit = finding.edit?.({ offset: range.offset, length: range.length });
  const words = {
    code,
    severity,
    place,
    pointer: pointerOf(asWritten(document, mark)),
    message: finding.message,
    sentence,
  };
  const elsewhere = finding.elsewhere?.map((other) => placeElsewhere(other, finding));
  const spot = point === "value" ? spotOf(document, range, finding) : range;
  return problemAt(document, spot, { ...words, ...given({ detail, elsewhere, fix, why, note, edit }) });
}

function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<T>
  >;
}

/** The files that have to be changed to fix a problem, beginning with the one that it is told in. */
export function filesOf({ file, elsewhere = [] }: Problem): string[] {
  return [...new Set([file, ...elsewhere.map((each) => each.file)])];
}

/** Sorts by file, then by position. */
export function inOrder(a: Problem, b: Problem): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.pointer, b.pointer)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
