/** A whole form where only its name can stand: `"form": { "fields": […], "submit": "Send" }`. */
import { lastBracket } from "../../../document/lastBracket.ts";
import { SITE_FILE } from "../../../files/sitePaths.ts";
import { isGroup } from "../../../json.ts";
import { quote } from "../../../wording/words.ts";
import type { Explanation, Wrong } from "../../wrong.ts";

export function formForName({ lookup, document, path, value, label }: Wrong): Explanation | undefined {
  const isForm = isGroup(value) && Object.hasOwn(value, "fields");
  if (!isForm || document.role === "site" || lookup.schemaAt(document, path)?.schema.kind !== "form") return undefined;
  const name = nameFor(document.file, lookup.namesOf?.("form") ?? []);
  const message = `${label} should be the name of a form, but a whole form stands there.`;
  const whole = `all of it, from { to ${lastBracket({ document, path }) ?? "}"}`;
  const fix = `move ${whole}, into "forms" in ${SITE_FILE}, with a name before it and a comma between it and the next form: ${quote(name)}: { … }. Then write that name here: ${label}: ${quote(name)}.`;
  return { code: "wrong-type", message, fix };
}

/** A free name, from that of the file. */
function nameFor(file: string, taken: readonly string[]): string {
  const own = file.replace(/^.*\/|\.json$/g, "");
  return taken.includes(own) ? `${own}-form` : own;
}
