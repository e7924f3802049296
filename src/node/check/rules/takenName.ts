import { SECONDS, TRAP } from "../../../model/sentAlong.ts";
import { isGroup } from "../json.ts";
import { type Rule, siteData } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** No field of a form that is sent has the name of something that is sent along. */
export const takenName: Rule = {
  code: "taken-name",
  severity: "error",
  docs: {
    title: "A field of a form with a name that is taken",
    why: "Every form sends some things along, such as how long it took to fill it in. Two with one name would get mixed up.",
    mend: "Give your field another name, everywhere it is named.",
  },
  each: {
    *field({ document, value, path }, context) {
      const delivery = siteData(context)?.["delivery"];
      if (!isGroup(delivery) || delivery["kind"] !== "endpoint") return;
      const taken: readonly unknown[] = [TRAP, SECONDS];
      if (!taken.includes(value) || path.at(-2) !== "fields") return;
      const message = `forms that are sent use the name ${quote(value as string)} for something of their own.`;
      const fix = 'give the field another name, here, in "required" and where it is described.';
      yield { document, path, place: path.slice(0, -1), point: "value", message, fix };
    },
  },
};
