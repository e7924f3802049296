/** A link under an unknown name, in a group whose texts take no links: its signs would be shown. */
import { expect, test } from "vitest";
import { type Group, inputOf, problemsOf, settings, text } from "../../../site.ts";

const told = (group: string, name: string, value: unknown) => {
  const site = settings();
  const changed = { ...site, [group]: { ...(site[group] as Group), [name]: value } };
  return problemsOf({ ...inputOf({}).files, "pages/_site.json": text(changed as Group) });
};

test.each([
  ["footer", "social", [{ label: "Threads", href: "https://www.threads.net/" }]],
  ["contact", "social", [{ label: "Threads", href: "https://www.threads.net/" }]],
])("in %s, %s", (group, name, value) => {
  const [problem, ...others] = told(group, name, value).filter(({ code }) => code === "unknown-property");
  expect(others).toEqual([]);
  expect(problem!.fix).not.toContain("](");
});
