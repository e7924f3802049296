import { NOT_FOUND } from "../../../model/routes.ts";
import { isMisplacedNotFound } from "../gone/pages/misplacedNotFound.ts";
import { write } from "../wording/instead.ts";
import { quote } from "../wording/words.ts";
import type { Rule } from "../rule.ts";

/** The page for missing addresses lives where hosts look for it. */
export const notFoundAddress: Rule = {
  code: "not-found-address",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A page for missing addresses that does not live at /404",
    why: "Whoever follows an old link or mistypes an address is shown the page at `/404`. With another address, this page is shown to nobody, and they see a plain one.",
    mend: 'Write `"route": "/404"` in `pages/404.json`. If it is another page, give its file another name.',
  },
  *run(context) {
    for (const document of context.documents) {
      if (!isMisplacedNotFound(document, context) || context.isWrong(document, ["route"])) continue;
      const message = `whoever mistypes an address is not shown this page, because its own is ${quote(document.route!)}.`;
      yield { document, path: ["route"], point: "value", message, ...write(NOT_FOUND) };
    }
  },
};
