/** Links for writing and calling in which nobody is named, and links that lead to two places or to another one. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

const toldOfLink = (href: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ button: { label: "Write to us", href } }))) }).map(
    ({ message, fix }) => `${message} ${fix}`,
  );

const NONE = 'write "mailto:{email}", or the whole address of somebody else.';
const POINT = 'behind the "@" a point is missing, like that in "example.com".';
const DIGITS = 'is no phone number: one has only digits, and may start with "+". write "tel:{phone}".';

test.each([
  ["mailto:", `there is no email address in "mailto:". ${NONE}`],
  ["mailto:hello@", `there is no email address in "mailto:hello@". ${NONE}`],
  ["mailto:hello@kitestep", `no mail gets to "mailto:hello@kitestep": ${POINT} ${NONE}`],
  ["mailto:hello@kitestep?subject=Hi", `no mail gets to "mailto:hello@kitestep?subject=Hi": ${POINT} ${NONE}`],
  ["mailto:a@kites.example,b@kites", `no mail gets to "mailto:a@kites.example,b@kites": ${POINT} ${NONE}`],
  ["mailto:(email)", `there is no email address in "mailto:(email)". ${NONE}`],
  ["tel:callus", `"tel:callus" ${DIGITS}`],
  ["tel:call us", `"tel:call us" ${DIGITS}`],
  ["tel:{phone}|{phone}", `"tel:{phone}|{phone}" ${DIGITS}`],
  [
    "tel:+91000|+91001",
    '"tel:+91000|+91001" is no phone number: one has only digits, and may start with "+". write "tel:+91000".',
  ],
  ["tel://{phone}", 'the address "tel://{phone}" has two slashes too many behind "tel:". write "tel:{phone}".'],
  [
    "mailto://{email}",
    'the address "mailto://{email}" has two slashes too many behind "mailto:". write "mailto:{email}".',
  ],
  [
    "https://mailto:ann@kites.example",
    'a link to an email address starts with "mailto:", and not with "https://". write "mailto:ann@kites.example".',
  ],
  [
    "http://tel:+917940001234",
    'a link to a phone number starts with "tel:", and not with "http://". write "tel:+917940001234".',
  ],
  [
    "[Write](https://a.example/)",
    '"[Write](https://a.example/)" is a whole link, as texts have it, but only its address belongs here. write "https://a.example/". The words "Write" find no place there.',
  ],
  [
    "whatsapp://send?phone=%2B91 000 00",
    'the address "whatsapp://send?phone=%2B91 000 00" has a space in it. write "https://wa.me/9100000".',
  ],
  ["sms:+91 79 4000", 'the address "sms:+91 79 4000" has a space in it. write "tel:+91794000", which calls.'],
  [
    "sms:+917940001234?body=Hi",
    'a link cannot lead to "sms" addresses: "sms:+917940001234?body=Hi". write "tel:+917940001234", which calls.',
  ],
  [
    "fax:+917940001234",
    'a link cannot lead to "fax" addresses: "fax:+917940001234". take the link out, and keep the number in words: a browser sends no fax.',
  ],
  [
    "whatsapp://send?text=Hello&phone=91000",
    'a link cannot lead to "whatsapp" addresses: "whatsapp://send?text=Hello&phone=91000". write "https://wa.me/91000".',
  ],
  [
    "https://kites.example@evil.example/os?a=1",
    '"https://kites.example@evil.example/os?a=1" leads to "evil.example", and not to "kites.example". write "https://kites.example/os?a=1", or the address that you mean.',
  ],
  [
    "https://me:secret@kites.example/os",
    'the address "https://me:secret@kites.example/os" has a name or a password before "@". write "https://kites.example/os".',
  ],
  [
    "https://a.example/ https://b.example/x",
    'a link leads to one place, but "https://a.example/ https://b.example/x" has two addresses. write "https://a.example/" or "https://b.example/x".',
  ],
  ["/contact#form#form", '"/contact#form#form" has a "#" too many. write "/contact#form".'],
])("%s", (href, all) => expect(toldOfLink(href)).toEqual([all]));
