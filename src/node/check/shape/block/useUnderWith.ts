/** `"with": "hours"`: the name of a shared block under "with", where "use" is missing. */
import type { Tell } from "../untold.ts";
import type { CodedFinding } from "../../finding.ts";
import { isGroup, valueAt } from "../../json.ts";
import { writing } from "../../wording/instead.ts";
import { quote } from "../../wording/words.ts";
import { isSharedBlock } from "./sharedBlock.ts";

export const useUnderWith: Tell = (lookup, { document, errors, pathOf, onRename }) => {
  const lacking = errors.find(({ keyword, params }) => keyword === "required" && params["missingProperty"] === "use");
  const path = lacking && pathOf(lacking.instancePath);
  const group = path && valueAt(document, path);
  if (!isGroup(group) || !isSharedBlock(lookup, { path: path!, group })) return { found: [], rest: errors };
  const name = group["with"]!;
  if (!lookup.hasShared(name)) return { found: [], rest: errors };
  const rename = { path: path!, name: "with", meant: "use" };
  onRename?.(rename);
  const message = `"with" is ${quote(String(name))}, which is the name of a shared block.`;
  const found: CodedFinding = {
    code: "wrong-type",
    severity: "error",
    document,
    path: [...path!, "with"],
    place: path!,
    point: "name",
    message,
    means: "use",
    fix: 'rename it to "use".',
    edit: writing("use"),
  };
  const pointer = `${lacking!.instancePath}/with`;
  return { found: [found], rest: errors.filter((error) => error !== lacking && error.instancePath !== pointer) };
};
