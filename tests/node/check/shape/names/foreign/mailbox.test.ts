/** Forms that somebody wants to have in a mailbox, and addresses that could be taken over by mistake. */
import { expect, test } from "vitest";
import { type Group, problemsOf, settings, text } from "../../../site.ts";

const told = (delivery: Group) =>
  problemsOf({ "pages/_site.json": text({ ...settings(), delivery }) }).map(({ message, fix }) => `${message} ${fix}`);

test("in whatever words, it is one mistake", () => {
  const all: Group[] = [
    { kind: "email", to: "maya@example.com" },
    { kind: "E-Mail" },
    { kind: "maya@example.com" },
    { kind: "demo", to: "maya@example.com" },
    { kind: "endpoint", url: "mailto:maya@example.com" },
  ];
  expect(all.map(told)).toMatchInlineSnapshot(`
    [
      [
        ""kind" cannot be "email": pages cannot send forms to a mailbox. write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to "maya@example.com". Then write { "kind": "endpoint", "url": "https://…" } with the web address that it gave you. docs/forms.md says more.",
      ],
      [
        ""kind" cannot be "E-Mail": pages cannot send forms to a mailbox. write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to you. Then write { "kind": "endpoint", "url": "https://…" } with the web address that it gave you. docs/forms.md says more.",
      ],
      [
        ""kind" cannot be "maya@example.com": pages cannot send forms to a mailbox. write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to "maya@example.com". Then write { "kind": "endpoint", "url": "https://…" } with the web address that it gave you. docs/forms.md says more.",
      ],
      [
        ""to" is not something "delivery" has. write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to "maya@example.com". Then write { "kind": "endpoint", "url": "https://…" } with the web address that it gave you. docs/forms.md says more.",
      ],
      [
        ""url" is "mailto:maya@example.com", but a web address starts with "https://" and has no spaces. write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to "maya@example.com". Then write { "kind": "endpoint", "url": "https://…" } with the web address that it gave you. docs/forms.md says more.",
      ],
    ]
  `);
});

test("no address is shown that would be sent to", () => {
  const all: Group[] = [
    { kind: "endpoint" },
    { kind: "endpoint", url: "" },
    { kind: "endpoint", url: "forms" },
    { kind: "endpoint", url: "my form service" },
    { kind: "endpoint", url: "https://…" },
  ];
  expect(all.map(told)).toMatchInlineSnapshot(`
    [
      [
        "forms are to be sent to a web address, but no "url" says which one. add the web address that your form service gave you: "url": "https://…". To send nothing, write "kind": "demo".",
      ],
      [
        "nothing is written in "url". write the web address that your form service gave you: "url": "https://…".",
      ],
      [
        ""url" is "forms", but a web address starts with "https://" and has no spaces. write the web address that your form service gave you: "url": "https://…".",
      ],
      [
        ""url" is "my form service", but a web address starts with "https://" and has no spaces. write the web address that your form service gave you: "url": "https://…".",
      ],
      [
        ""url" is "https://…", but a web address starts with "https://" and has no spaces. write the web address that your form service gave you: "url": "https://…".",
      ],
    ]
  `);
});

test("the lines of an address in one text", () => {
  const site = settings();
  const contact = {
    ...(site["contact"] as Group),
    address: "2nd floor, Kite House\nRiverfront Road\n\nAhmedabad 380001, Gujarat\n",
  };
  const [problem, ...others] = problemsOf({ "pages/_site.json": text({ ...site, contact }) });
  expect(others).toEqual([]);
  expect(problem?.fix).toBe(
    'put each entry in quotation marks of its own, and all of them in square brackets: ["2nd floor, Kite House", "Riverfront Road", "Ahmedabad 380001, Gujarat"].',
  );
});

test("several lines of an address in one of its entries", () => {
  const site = settings();
  const toldOf = (address: string[]) =>
    problemsOf({
      "pages/_site.json": text({ ...site, contact: { ...(site["contact"] as Group), address } }),
    }).map(({ code, message, fix }) => `${code}: ${message} ${fix}`);
  expect([toldOf(["Kite House\nRiverfront Road", "Ahmedabad\n"]), toldOf(["Kite House", "\n"])]).toMatchInlineSnapshot(`
    [
      [
        "bad-format: line 1 has several lines, which would be shown as one. write each line as an entry of its own: "Kite House", "Riverfront Road".",
        "stray-space: "Ahmedabad<U+000A>" ends with a line break. take \\n out where it ends.",
      ],
      [
        "blank-text: nothing is written in line 2. take it out, with the comma before it, at the end of line 14, or write something.",
      ],
    ]
  `);
});

test("a strange number behind the name of a form service", () => {
  const said = (url: string) =>
    problemsOf({ "pages/_site.json": text({ ...settings(), delivery: { kind: "endpoint", url } }) }).map(
      ({ message, fix }) => `${message} ${fix}`,
    );
  const only = 'only one ":" and a number can stand behind the name of the site.';
  expect(said("https://forms.example::8443/submit")).toEqual([
    `"url" is "https://forms.example::8443/submit", but ${only} write "https://forms.example:8443/submit".`,
  ]);
  expect(said("https://forms.example:84x/submit")).toEqual([
    `"url" is "https://forms.example:84x/submit", but ${only} write the web address that your form service gave you: "url": "https://…".`,
  ]);
});

const NOTHING = ', or { "kind": "demo" }, which sends nothing.';
const YOURS =
  'write it like this, with the web address that your form service gave you: "delivery": { "kind": "endpoint", "url": "https://…" }';
const SENT = 'write it like this: "delivery": { "kind": "endpoint", "url": "https://forms.example/submit/8f21" }.';

test.each([
  ["https://forms.example/submit/8f21", SENT],
  [["https://forms.example/submit/8f21"], SENT],
  ["forms.example/submit/8f21", SENT],
  ["endpoint", `${YOURS}.`],
  ["our form service", YOURS + NOTHING],
  ["https://…", YOURS + NOTHING],
  ["demo", 'write it like this: "delivery": { "kind": "demo" }.'],
  [
    "maya@example.com",
    'write "delivery": { "kind": "demo" }, which sends nothing, until you have a form service that mails what visitors write to "maya@example.com". Then write { "kind": "endpoint", "url": "https://…" } with the web address that it gave you. docs/forms.md says more.',
  ],
])("%j in the place of the group that says where forms are sent", (delivery, fix) => {
  const found = problemsOf({ "pages/_site.json": text({ ...settings(), delivery }) });
  const is = typeof delivery === "string" ? `a text: "${delivery}"` : "a list";
  const message = `"delivery" should be a group of fields in { }, but it is ${is}.`;
  expect(found.map((each) => [each.code, each.message, each.fix])).toEqual([["wrong-type", message, fix]]);
});
