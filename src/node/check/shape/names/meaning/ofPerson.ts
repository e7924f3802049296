/** What somebody is and where, beside what they say: a quote has one "title" for both. */
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import { LONGEST_EXAMPLE, quote } from "../../../wording/words.ts";
import type { Sorted } from "../sorted/sorted.ts";

const ROLE = /^(?:role|position|job|job[-_]?title|occupation|profession|rolle|beruf|poste|cargo|ruolo|função)$/i;
const EMPLOYER = /^(?:company|organi[sz]ation|employer|firm|business|firma|entreprise|empresa|azienda|bedrijf)$/i;

/** Whether a name is what somebody is, in a group that says who said something. */
export function isRole(name: string, allowed: readonly string[]): boolean {
  return ROLE.test(name) && allowed.includes("quote");
}

/** The fix for where somebody works, if their title is known. */
export function withEmployer({ group, allowed, sure }: Sorted, name: string): string | undefined {
  const value = group[name];
  if (!EMPLOYER.test(name) || !allowed.includes("quote") || typeof value !== "string") return undefined;
  const [written = "title"] = [...sure].find(([, meant]) => meant === "title") ?? [];
  const title = group[written];
  if (typeof title !== "string") return undefined;
  const both = `${title}, ${value}`;
  return `${TAKE_IT_OUT}, or say both in "title"${both.length > LONGEST_EXAMPLE ? "" : `: ${quote(both)}`}.`;
}
