/** The form of a page, where a fix asks its author for an address: a button often leads to it. */
import { onlyOf } from "../onlyOf.ts";
import { inside, isGroup } from "../json.ts";
import type { Document } from "../document/document.ts";
import type { Lookup } from "../lookup.ts";
import type { Group } from "../site.ts";
import { isFormBlock } from "./block/formInstead.ts";
import { FORM_OF_PAGE } from "./example/ownExample.ts";
import { anchorMeant } from "./values/meant/anchorMeant.ts";

/** A fix with the address of the form, if the page has one form, and that has an "id". */
export function withFormOfPage(lookup: Lookup, document: Document, fix: string): string {
  if (!fix.includes(FORM_OF_PAGE)) return fix;
  const anchor = anchorOfForm(lookup, document);
  return fix.replaceAll(FORM_OF_PAGE, anchor ? `"#${anchor}" for the form of this page, ` : "");
}

function anchorOfForm(lookup: Lookup, { role, data }: Document): string | undefined {
  const blocks = role === "page" ? data?.["blocks"] : undefined;
  const forms = Array.isArray(blocks) ? blocks.filter((block) => isFormBlock(lookup, block)) : [];
  const form = onlyOf(forms);
  const id = isGroup(form) ? idOf(lookup, form) : undefined;
  return typeof id === "string" ? anchorMeant(id) : undefined;
}

function idOf(lookup: Lookup, form: Group): unknown {
  if (form["type"] !== "shared" || "id" in form) return form["id"];
  const shared = lookup.sharedMeant?.(form["use"] ?? null)?.data?.["block"];
  return shared && inside(shared, "id");
}
