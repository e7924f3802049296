import { counted } from "../../node/check/wording/words.ts";
import { errorsIn } from "../form/problemPlaces.ts";
import type { Checked } from "./useCheck.ts";

/** How it stands with the whole site, in a few words. */
export function checkWords({ kind, problems }: Pick<Checked, "kind" | "problems">): string {
  const errors = errorsIn(problems).length;
  const warnings = problems.length - errors;
  const found = [errors > 0 && counted(errors, "mistake"), warnings > 0 && counted(warnings, "warning")].filter(
    Boolean,
  );
  return { checking: "Checking…", checked: found.join(", ") || "No mistakes", failed: "Could not be checked" }[kind];
}
