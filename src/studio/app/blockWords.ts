import { blockSchema, isGroup, type Json, type Schemas } from "../../model/fields.ts";
import { kindOf } from "../document/labels.ts";
import { blockFields } from "../fields/describe.ts";
import { itemText } from "../fields/itemText.ts";
import { sharedBlockOf, type SiteData } from "../site/siteData.ts";

interface BlockWords {
  /** What kind of block it is: "Card grid". */
  kind: string;
  /** What it says: its heading, or whatever is known of it. */
  text: string;
  /** The name of the shared block that it stands for. */
  shared?: string;
}

/** How a block is told from others in a list. */
export function blockWords(schemas: Schemas, site: Pick<SiteData, "shared">, block: Json): BlockWords {
  if (!isGroup(block)) return { kind: "Block", text: "" };
  const type = String(block["type"]) || "Block";
  if (type === "shared") {
    const use = String(block["use"] ?? "");
    const own = sharedBlockOf(site, use);
    const words = own ? blockWords(schemas, site, own) : { kind: "Shared block", text: use };
    const { with: overrides } = block;
    const heading = isGroup(overrides) && typeof overrides["heading"] === "string" ? overrides["heading"] : words.text;
    return { kind: words.kind, text: heading, shared: use };
  }
  const at = blockSchema(schemas, type);
  return { kind: kindOf(schemas, type), text: at ? itemText(blockFields(schemas, type), block) : "" };
}
