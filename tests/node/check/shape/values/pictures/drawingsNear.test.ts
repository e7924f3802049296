/** The examples for the name of a drawing are near to the words beside it. */
import { expect, test } from "vitest";
import { type Group, page, problemsOf, text } from "../../../site.ts";

/** What is told of the drawing of a first service. @param more Other fields of the page. */
function saidOf(own: Group, { heading = "What we do", used = "services/copywriting", more = {} as Group } = {}) {
  // Of drawings in one folder, all others of that folder would be named.
  const others = [
    { pictogram: used, title: "Words", text: "We write." },
    { pictogram: "web/e-commerce", title: "Shops", text: "We sell." },
  ];
  const items = [{ ...own, text: "Long before there is an app." }, ...others];
  const found = problemsOf({
    "pages/index.json": text({ ...page({ type: "servicesGrid", heading, items }), ...more }),
  });
  return found.map(({ fix }) => /the name of a drawing(?:, for example (.*?))?\. docs/.exec(fix ?? "")?.[1]);
}

test.each<[string, Parameters<typeof saidOf>, string | undefined]>([
  ["a word of the title", [{ title: "User research" }], '"process/copy-1-research"'],
  ["a word with another ending", [{ title: "Prototypes" }], '"process/4-prototyping"'],
  ["under another name", [{ icon: "📐", title: "Prototypes" }], '"process/4-prototyping"'],
  ["a strange name", [{ pictogram: "rocket", title: "Prototypes" }], '"process/4-prototyping"'],
  ["words of the strange name", [{ pictogram: "migration-rocket", title: "We move you" }], '"software/migration"'],
  [
    "words of the heading around",
    [{ title: "Wireframes" }, { heading: "UI/UX" }],
    '"process/3-ui-ux" or "services/ui-ux-designs"',
  ],
  [
    "words of the title of the page",
    [{ title: "Wireframes" }, { more: { title: "Design for apps" } }],
    '"process/2-app-planning", "process/5-app-development" or "services/android-apps"',
  ],
  ["a name that another entry has", [{ title: "Prototypes" }, { used: "process/4-prototyping" }], undefined],
  ["no such word", [{ title: "Voice search" }], undefined],
])("%s", (_, args, near) => {
  expect(saidOf(...args)).toEqual([near]);
});
