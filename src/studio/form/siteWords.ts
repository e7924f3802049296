/** The words for mistakes with what pages share: the menu, forms, shared blocks and names for links. */
import { type At, labelAt, plain, siteTitle, withLabels, type Worded } from "./labels.ts";

export const SITE_WORDS: Readonly<Record<string, Worded>> = {
  "menu-without-link": (at, { message }) => {
    const entry = at.path.at(-1) === "href" ? at.path.slice(0, -1) : at.path;
    const [href, links] = ["href", "links"].map((name) => labelAt(at, [...entry, name]));
    const fix = /has both/.test(message)
      ? `empty ${href}, or remove ${links}.`
      : `write into ${href} where it leads, or add ${links}, or remove the entry.`;
    return { message: withLabels(at, message), fix };
  },
  "unknown-field": (at, { message, fix }) => ({
    message: message.replace("no field called", "no form field called"),
    fix:
      plain(fix) ??
      (/is required/.test(message)
        ? `add it to ${labelAt(at, [...formAround(at), "fields"])} as well, or take it out here.`
        : `add it to ${siteTitle(at, "fields")}, or take it out of every form.`),
  }),
  "unknown-form": (at, { message, fix }) => ({
    message: message.replace(/ in pages\/_site\.json/, ""),
    fix: plain(fix) ?? `choose another form, or add it to ${siteTitle(at, "forms")} in the site settings.`,
  }),
  "missing-endpoint": (at, { message }) => ({
    message: message.replace(/no "url" says which one/, `${labelAt(at, ["delivery", "url"])} is empty`),
    fix: `write the address that your form service gave you. To send nothing, choose “Demo” under ${labelAt(at, ["delivery", "kind"])}.`,
  }),
  "repeated-shared": (at, { message }) => ({
    message,
    fix: `take one of the two out, or write other words into ${labelAt(at, [...at.path.slice(0, 2), "with"])}.`,
  }),
  "duplicate-id": (at, { message, fix }) => {
    const [, free] = /for example "([\w-]+)"/.exec(fix ?? "") ?? [];
    const example = free === undefined ? "" : `, for example “${free}”`;
    return { message, fix: `write another name${example}. If no link leads here, leave ${labelAt(at)} empty.` };
  },
  "picture-in-text": (_at, { message }) => ({
    message,
    fix: "take it out, and show the picture in a block that has one, such as a hero or an article.",
  }),
};

/** The form that one of its fields is named in. */
function formAround({ path }: At): At["path"] {
  return path.slice(0, 2);
}
