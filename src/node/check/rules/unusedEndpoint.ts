import { BESIDE } from "../wording/commas.ts";
import { isGroup } from "../json.ts";
import { type Rule, siteDocument } from "../rule.ts";

/** If forms have an address, they are sent to it. */
export const unusedEndpoint: Rule = {
  code: "unused-endpoint",
  severity: "warning",
  inCommon: true,
  docs: {
    title: "An address for forms that nothing is sent to",
    why: "What visitors write would be lost, though it looks as if it were sent.",
    mend: 'Write `"kind": "endpoint"` to send the forms there. To send nothing yet, take the `"url"` out.',
  },
  *run(context) {
    const document = siteDocument(context);
    const delivery = document?.data?.["delivery"];
    if (!document || !isGroup(delivery) || delivery["kind"] !== "demo" || !("url" in delivery)) return;
    if (context.isWrong(document, ["delivery"])) return;
    const message = 'forms have a "url", but "demo" sends nothing to it.';
    const fix = `write "kind": "endpoint" to send them, or take the "url" out, ${BESIDE}.`;
    yield { document, path: ["delivery", "kind"], point: "value", message, fix };
  },
};
