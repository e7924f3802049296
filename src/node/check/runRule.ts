import type { Context, Rule } from "./rule.ts";
import type { CodedFinding } from "./site.ts";

/** What a rule finds. Throws when the rule itself is at fault, with its name. */
export function runRule({ code, severity, run }: Rule, context: Context): CodedFinding[] {
  try {
    return Array.from(run(context), (finding) => ({ code, severity, ...finding }));
  } catch (cause) {
    throw new Error(`The rule "${code}" failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
