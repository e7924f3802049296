/** Words in the settings of the site under names that these do not have. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, text, told } from "../site.ts";

test("words in the settings of the site can be another line, or stand in its description", () => {
  const site = settings();
  const toldOf = (name: string, more: Group) =>
    told({ "pages/_site.json": text({ ...site, [name]: { ...(site[name] as Group), ...more } }) });
  const all = [
    toldOf("contact", { hours: "Monday to Friday, 10 am to 7 pm" }),
    toldOf("contact", { hours: ["Monday to Friday: 10 to 19", "Saturday: 10 to 14"] }),
    toldOf("contact", { chat: "https://chat.example/room1" }),
    toldOf("brand", { slogan: "We let kites fly" }),
  ];
  expect(`\n${all.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:19:5   In contact: "hours" is not something a contact has.
        19 |     "hours": "Monday to Friday, 10 am to 7 pm"
           |     ^^^^^^^
        Fix: take it out, with the comma before it, or say it in another line of "address": "Monday to Friday, 10 am to 7 pm".   [unknown-property]

    pages/_site.json:19:5   In contact: "hours" is not something a contact has.
        19 |     "hours": [
           |     ^^^^^^^
        Fix: take it out, with the comma before it, or say it in other lines of "address": "Monday to Friday: 10 to 19", "Saturday: 10 to 14".   [unknown-property]

    pages/_site.json:19:5   In contact: "chat" is not something a contact has.
        19 |     "chat": "https://chat.example/room1"
           |     ^^^^^^
        Fix: take it out, with the comma before it.                  [unknown-property]

    pages/_site.json:8:5   In brand: "slogan" is not something a brand has.
        8 |     "slogan": "We let kites fly"
          |     ^^^^^^^^
        Fix: take it out, with the comma before it, or say it in "description".   [unknown-property]
    "
  `);
});

test("an email with a mark in it that cannot be seen, as it comes along from a mail", () => {
  const site = settings();
  (site["contact"] as Group)["email"] = "hello@kitestep.example\u200e";
  const [found] = problemsOf({ "pages/_site.json": text(site) });
  expect(found).toMatchObject({ code: "bad-email", fix: 'write "hello@kitestep.example".' });
});
