import { tidyHref } from "../../../model/urls.ts";
import { withOwnName } from "../addresses/ownContact.ts";
import { DIALLED, withCountry, withoutInnerZero } from "../addresses/withCountry.ts";
import { soundTokensOf } from "../gathered/filled.ts";
import { perContext } from "../perContext.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A tel: link has the number with its country code, in the form of the site's own number. */
export const localNumber: Rule = {
  code: "local-number",
  severity: "warning",
  docs: {
    title: "A link with a phone number that can be called only within one country",
    why: "A phone dials the number as it stands in the link. From another country it would lead to somebody else, or to nobody.",
    mend: 'Begin with "+" and the country, and leave out the zero before the area: `tel:+4970716040`. What people read may be written as they know it.',
  },
  each: {
    *link({ document, path, href }, context) {
      if (!href.startsWith("tel:") || context.isWrong(document, path)) return;
      const values = soundTokensOf(context);
      const isZero = withoutInnerZero(href, isNumberOf(context));
      const better = isZero ?? withCountry(href, values["phone"]);
      if (better === undefined) return;
      const message =
        isZero !== undefined
          ? `the zero behind the country in ${quote(href)} is dialled only by those who call from there.`
          : `${quote(href)} ${DIALLED.test(tidyHref(href)) ? "begins with 00 in the place of +, and 00 is not dialled in every country" : "has no country, so that it can be called only from one"}.`;
      const fix = better
        ? `write ${quote(withOwnName(better, values))}.`
        : 'write "tel:+" and the number of your country before it, without the zero at its start.';
      yield { document, path, point: "value", message, fix };
    },
  },
};

/** Whether a phone number has the form that the schema asks of the site's own number. */
const isNumberOf = perContext(({ lookup }) => {
  const { contact } = lookup.schemas["site.schema.json"]!.properties!;
  const pattern = new RegExp(String(contact!.properties!["phone"]!["pattern"]), "u");
  return (phone: string) => pattern.test(phone);
});
