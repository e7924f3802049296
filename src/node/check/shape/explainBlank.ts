/** Words for texts in which nothing is written. */
import { isOfDelivery, YOUR_SERVICE } from "./mailbox.ts";
import { isNeeded } from "./needed.ts";
import { codePoint } from "../words.ts";
import type { Said, Wrong } from "./wrong.ts";

export function explainBlank(wrong: Wrong, text: string): Said {
  const { document, path, label, example } = wrong;
  const rest = text.trim();
  const message =
    rest === ""
      ? `nothing is written in ${label}.`
      : `nothing that can be seen is written in ${label}, only ${codePoint(rest)}.`;
  if (typeof path.at(-1) === "number") return { code: "blank-text", message, fix: "take it out, or write something." };
  if (isOfDelivery(document, path)) return { code: "blank-text", message, fix: YOUR_SERVICE };
  const shown = example ? `, for example ${example}` : "";
  return { code: "blank-text", message, fix: `write something${shown}${orLeave(wrong)}.` };
}

/** What can be left out in place of it: the field, or all of what it is in. */
function orLeave({ lookup, document, path, optional }: Wrong): string {
  if (optional) return ", or leave it out";
  // What it is in has words of its own.
  if (path.at(-1) === "id") return "";
  const name = path.at(-2);
  if (typeof name === "number") return path.length > 3 ? ", or take the whole entry out" : "";
  // A page need not word a shared block differently.
  if (name === undefined || name === "with") return "";
  const { properties, required } = lookup.schemaAt(document, path.slice(0, -2))?.schema ?? {};
  const mayGo = properties && Object.hasOwn(properties, name) && !required?.includes(name);
  return mayGo && !isNeeded({ lookup, document, path: path.slice(0, -1) }) ? `, or take the whole "${name}" out` : "";
}
