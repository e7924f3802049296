import { isGroup } from "../json.ts";
import { labelFault, suggestLabel } from "../gathered/links/linkWords.ts";
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
  each: {
    *link({ document, path, href, label }, context) {
      // In contact details, the address itself is what visitors look for.
      const address = label?.path.at(-1) === "detail" ? undefined : href;
      const message = label && labelFault(label.words, address, context);
      if (label && message !== undefined && !context.isWrong(document, label.path))
        yield {
          document,
          path: label.path,
          point: "value",
          message,
          fix: suggestLabel(href, context, label.path === path),
        };
    },
    *page(document, context) {
      const { data, route = "" } = document;
      const card = data?.["card"];
      const words = isGroup(card) ? card["label"] : undefined;
      const message = typeof words === "string" ? labelFault(words, route, context) : undefined;
      if (message)
        yield { document, path: ["card", "label"], point: "value", message, fix: suggestLabel(route, context) };
    },
  },
};
