import { isGroup } from "../json.ts";
import type { Rule } from "../rule.ts";

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
      const message = "a shared block cannot be made from another shared block.";
      const file = typeof block["use"] === "string" && shared.get(block["use"])?.file;
      const fix = file ? `write here what stands behind "block": in ${file}.` : "write the block itself here.";
      yield { document, path: ["block", "type"], point: "value", message, fix };
    }
  },
};
