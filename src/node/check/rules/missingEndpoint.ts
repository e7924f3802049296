import { isGroup } from "../json.ts";
import { NO_ADDRESS } from "../shape/names/foreign/mailbox.ts";
import { type Rule, siteDocument } from "../rule.ts";

/** Forms that are sent to an address have one. */
export const missingEndpoint: Rule = {
  code: "missing-endpoint",
  severity: "error",
  inCommon: true,
  docs: {
    title: "Forms are sent, but nobody says where to",
    why: "What visitors write would be lost.",
    mend: 'Add the web address that takes the forms. To send nothing yet, write `"kind": "demo"`.',
  },
  *run(context) {
    const document = siteDocument(context);
    const delivery = document?.data?.["delivery"];
    if (!document || !isGroup(delivery) || delivery["kind"] !== "endpoint" || "url" in delivery) return;
    if (context.isDoubtful(document, ["delivery"])) return;
    const message = 'forms are to be sent to a web address, but no "url" says which one.';
    const fix = `add the web address that your form service gave you: "url": "${NO_ADDRESS}". To send nothing, write "kind": "demo".`;
    yield { document, path: ["delivery", "kind"], point: "value", message, fix };
  },
};
