import type { Document } from "../document/document.ts";
import { isGroup } from "../json.ts";
import type { Rule } from "../rule.ts";
import type { Group } from "../site.ts";
import { choice } from "../wording/words.ts";

/** A shared block is a block itself, not the name of another one. */
export const nestedShared: Rule = {
  code: "nested-shared",
  severity: "error",
  inCommon: true,
  docs: {
    title: "A shared block made from another shared block",
    why: "A shared block holds the content itself. Names that lead to names could go in circles.",
    mend: "Copy the content of the other block here, or use that one on the page.",
  },
  *run({ shared }) {
    for (const document of shared.values()) {
      const block = document.data?.["block"];
      if (!isGroup(block) || block["type"] !== "shared") continue;
      yield { document, path: ["block", "type"], point: "value", ...say(document, shared) };
    }
  },
};

function say(document: Document, shared: ReadonlyMap<string, Document>): { message: string; fix: string } {
  const next = usedBy(document, shared);
  const seen = new Set<Document>();
  let last = next;
  for (let used = next; used && !seen.has(used); used = usedBy(used, shared)) {
    seen.add(used);
    last = used;
  }
  if (seen.has(document)) {
    const message =
      next === document ? "this shared block uses itself." : `this shared block and ${next!.file} use each other.`;
    return { message, fix: "write the block itself here, or take an older copy of the file." };
  }
  const message = "a shared block cannot be made from another shared block.";
  const own = ownWords(document);
  const fix = last
    ? `write here what stands behind "block": in ${last.file}${own}.`
    : `write the block itself here${own}.`;
  return { message, fix };
}

/** Words for the fields that such a block fills in itself. */
function ownWords({ data }: Document): string {
  const { with: own } = data!["block"] as Group;
  const names = isGroup(own) ? Object.keys(own) : [];
  if (names.length === 0) return "";
  return `, with your ${choice(names, "and")} from "with" in the place of the ${names.length > 1 ? "ones" : "one"} there`;
}

/** The shared block that another one uses. */
function usedBy({ data }: Document, shared: ReadonlyMap<string, Document>): Document | undefined {
  const block = data?.["block"];
  const isUse = isGroup(block) && block["type"] === "shared" && typeof block["use"] === "string";
  return isUse ? shared.get(block["use"] as string) : undefined;
}
