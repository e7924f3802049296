import { linksOf } from "../links.ts";
import { isGroup } from "../lookup.ts";
import { labelFault, suggestLabel } from "../linkWords.ts";
import type { Rule } from "../rule.ts";

/** The words of a link say where it leads. */
export const genericLinkText: Rule = {
  code: "generic-link-text",
  severity: "error",
  docs: {
    title: "A link whose words do not say where it leads",
    why: 'Many people jump from link to link, or have only the links read to them. A list of "click here" and "read more" tells them nothing.',
    mend: 'Write what the visitor finds there, for example "See our work" or "Read more about prices".',
  },
  *run(context) {
    // The same few labels stand on most pages.
    const fine = new Set<string>();
    for (const { document, href, label } of linksOf(context)) {
      if (!label || fine.has(label.words)) continue;
      const message = labelFault(label.words, href);
      if (message === undefined) fine.add(label.words);
      else if (!context.isWrong(document, label.path))
        yield { document, path: label.path, point: "value", message, fix: suggestLabel(href, context) };
    }
    for (const document of context.open) {
      const { role, data, route = "" } = document;
      const card = role === "page" ? data?.["card"] : undefined;
      const words = isGroup(card) ? card["label"] : undefined;
      const message = typeof words === "string" ? labelFault(words, route) : undefined;
      if (message)
        yield { document, path: ["card", "label"], point: "value", message, fix: suggestLabel(route, context) };
    }
  },
};
