import { SECONDS, HONEYPOT } from "../../../model/botSignals.ts";
import { isGroup } from "../json.ts";
import { type Context, type Rule, siteData } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** Properties that the scripts of a page read from a form. A field of such a name would shadow them. */
export const ASKED_OF_FORMS: readonly unknown[] =
  "addEventListener appendChild closest contains dataset elements firstChild getBoundingClientRect insertBefore matches noValidate nodeName nodeType parentElement parentNode querySelector querySelectorAll removeAttribute removeChild removeEventListener requestSubmit reset setAttribute shadowRoot submit textContent".split(
    " ",
  );

/** No field has the name of a property of forms, or of a value that is sent along. */
export const takenName: Rule = {
  code: "taken-name",
  severity: "error",
  docs: {
    title: "A field of a form with a name that is taken",
    why: "Every form sends some things along, such as how long it took to fill it in, and browsers have names for what belongs to it, such as `reset`. Two with one name would get mixed up.",
    mend: "Give your field another name, everywhere it is named.",
  },
  each: {
    *field({ document, value, path }, context) {
      const isAsked = ASKED_OF_FORMS.includes(value);
      if (path.at(-2) !== "fields" || !(isAsked || isSentAlong(value, context))) return;
      const name = quote(value as string);
      const message = isAsked
        ? `browsers use the name ${name} for something that belongs to every form, so that this one would not work.`
        : `forms that are sent use the name ${name} for something of their own.`;
      const fix = 'give the field another name, here, in "required" and where it is described.';
      yield { document, path, place: path.slice(0, -1), point: "value", message, fix };
    },
  },
};

function isSentAlong(name: unknown, context: Context): boolean {
  const delivery = siteData(context)?.["delivery"];
  return isGroup(delivery) && delivery["kind"] === "endpoint" && (name === HONEYPOT || name === SECONDS);
}
