import { expect, test } from "vitest";
import { isSafeHref, mailHref, parseUrl, tidyHref } from "../../src/model/urls.ts";

const allowed = [
  "/",
  "/contact",
  "/contact#form",
  "/a?b=c",
  "#questions",
  "https://example.com",
  "https://example.com/a?b#c",
  "mailto:a@example.com",
  "tel:+910000",
  "tel:+910000;ext=5",
  "tel:07071/60413",
];
const refused = [
  "",
  " ",
  "contact",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/ /evil",
  "http://example.com",
  "HTTPS://example.com",
  "https:/example.com",
  "https://",
  "https://user@evil.example",
  "https://user:pass@evil.example/",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc",
  "blob:x",
  "/con tact",
  "/contact ",
  " /contact",
  "/\u202econtact",
  "https://exam\u2066ple.com/",
  "/con\u061ctact",
  "/con\u3164tact",
  "/con\u3000tact",
  "/a\u0000b",
  "mailto:",
  "tel:",
  "tel:abc",
  "tel:+9100|00",
  "tel:+9100'00",
  "tel:12~34",
  '/"><script>',
  "https://example.com\\@evil.example",
];

test.each(allowed)("%j may be a link", (href) => expect(isSafeHref(href)).toBe(true));
test.each(refused)("%j may not", (href) => expect(isSafeHref(href)).toBe(false));
test.each([
  ["tel:+91 00 00", "tel:+910000"],
  ["tel:+49 (0)7071 60413-0", "tel:+497071604130"],
  ["tel:+49 (0) 7071 60413-0", "tel:+497071604130"],
  ["tel:+49 (07071) 60413", "tel:+49707160413"],
  ["tel:+44 (0)113 496 0123", "tel:+441134960123"],
  ["tel:+1 (202) 555-0100", "tel:+12025550100"],
  ["tel:+39 (0)6 1234 5678", "tel:+390612345678"],
  ["tel:07071 60413-0", "tel:07071604130"],
  ["tel:CALL-US", "tel:CALL-US"],
  ["/con tact", "/con tact"],
])("%s is dialled as %s", (href, tidy) => expect(tidyHref(href)).toBe(tidy));

test.each([
  ["hello@example.com", "mailto:hello@example.com"],
  ["r&d#1@example.com", "mailto:r%26d%231@example.com"],
  ["o'neill+x@example.com", "mailto:o'neill%2Bx@example.com"],
])("a mail to %s goes to %s", (email, href) => {
  expect(mailHref(email)).toBe(href);
  expect(isSafeHref(href)).toBe(true);
});

test("an address with a letter that is not English can be opened, however often that is asked", () => {
  const open = () => [parseUrl("https://bücher.example/ä")?.hostname, parseUrl("https://a b")];
  for (let i = 0; i < 20_000; i++) open();
  expect(open()).toEqual(["xn--bcher-kva.example", undefined]);
});
