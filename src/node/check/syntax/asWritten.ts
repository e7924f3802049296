import { offsetBefore } from "../document/edited.ts";
import { withOffsets } from "../document/lineMarks.ts";
import type { Edit } from "../finding.ts";
import type { SyntaxFault } from "./fault.ts";

/** Maps the offsets of a fault in an edited text back to the text before the edits. */
export function asWritten(fault: SyntaxFault, made: readonly Edit[]): SyntaxFault {
  const before = (offset: number) => offsetBefore(made, offset);
  const rangeOf = ({ offset, length }: { offset: number; length: number }) => {
    const start = before(offset);
    return { offset: start, length: before(offset + length) - start };
  };
  const lines = (words: string) => withOffsets(words, before);
  const { edit, meant, message, fix, lostLine, remainder } = fault;
  const words = { message: lines(message), fix: lines(fix) };
  const { orElse } = lostLine ?? {};
  const ofLine = lostLine && { fix: lines(lostLine.fix), ...(orElse !== undefined && { orElse: lines(orElse) }) };
  const editOf = (each: Edit) => ({ ...rangeOf(each), text: each.text });
  return {
    ...fault,
    ...rangeOf(fault),
    ...words,
    ...(ofLine && { lostLine: ofLine }),
    ...(remainder !== undefined && { remainder: before(remainder) }),
    ...(edit && { edit: editOf(edit) }),
    ...(meant && { meant: editOf(meant) }),
  };
}
