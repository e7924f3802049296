/** An object or an array that lacks only its name. */
import { faultAt, type SyntaxFault } from "../fault.ts";
import { LOST_NAME } from "../lostLine.ts";
import { nameBeside } from "./nameBeside.ts";
import { isFurther, type Scan } from "../scan.ts";
import { readToken, type Token } from "../tokens.ts";

export function nameForgotten(scan: Scan, token: Token): SyntaxFault {
  const { kind, offset } = token;
  const said = { code: "missing-name", message: `There is no name before this ${kind}.` } as const;
  const beside = nameBeside(scan, token);
  if (beside !== undefined) {
    const name = `"${beside}": `;
    const fix = `write the name and a colon before it, as its neighbours have it: ${name}${kind}.`;
    return faultAt(token, { ...said, fix, meant: { offset, length: 0, text: name } });
  }
  const inside = readToken(scan.text, offset + 1).source;
  if (kind === "{" && (inside === '"type"' || isOneOfList(scan, token))) {
    const list = scan.open.length === 1 ? '"blocks": [' : '"items": [';
    const fix = `it is one of a list. Write the name of the list and [ before it, ${list} for example.`;
    const named = `it is one of a list. Write the name of the list and [ before it: ${LOST_NAME}: [.`;
    return faultAt(token, { ...said, fix, lostLine: { fix: named } });
  }
  // Texts and numbers are the entries of many arrays, so those suggest no name.
  const example = kind === "{" ? EXAMPLES.get(inside) : inside === "{" ? '"items": [' : undefined;
  const shown = example === undefined ? "" : `, ${example} for example`;
  const lostLine = { fix: `write its name and a colon before it: ${LOST_NAME}: ${kind}.` };
  return faultAt(token, { ...said, fix: `write a name and a colon before it${shown}.`, lostLine });
}

/** Whether the scan gets further if an array begins here than if an object does. */
function isOneOfList({ open, reach }: Scan, { offset }: Token): boolean {
  const [list, group] = ['"items": [', '"button": '].map(
    (name) => reach?.({ open, expected: "name" }, name, offset) ?? 0,
  );
  return isFurther(list!, [group!]);
}

/** Names of objects by their first field, for examples. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['"src"', '"image": {'],
  ['"label"', '"button": {'],
  ['"href"', '"button": {'],
]);
