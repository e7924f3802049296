/** The form fields that pages/_site.json defines. */
import type { Path } from "../../../../model/fields.ts";
import { isGroup } from "../../json.ts";
import { type Context, siteDocument } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Group } from "../../site.ts";

interface Described {
  document: Document;
  path: Path;
  field: Group;
}

/** The fields that are groups, in their order. */
export function* describedFields(context: Context): Generator<Described> {
  const document = siteDocument(context);
  const fields = document?.data?.["fields"];
  if (!document || !isGroup(fields)) return;
  for (const [name, field] of Object.entries(fields))
    if (isGroup(field)) yield { document, path: ["fields", name], field };
}
