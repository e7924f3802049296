/** HTML in a text, and what is meant by it. */
import { expect, test } from "vitest";
import { fixesOf, type Group, page, problemsOf, shortIntro, text } from "../site.ts";

test.each<[fields: Group, fix: string]>([
  [
    { text: "Pay <strong>30%</strong> less.<br><br>What would you do with the rest?" },
    'write a list of paragraphs: ["Pay **30%** less.", "What would you do with the rest?"].',
  ],
  [
    { text: '<p>See <a href="/blog" target="_blank">our blog</a>.</p><p>Or <i>ask</i>.</p>' },
    'write a list of paragraphs: ["See [our blog](/blog).", "Or *ask*."]. Links open in the same tab, unless a visitor wants another one.',
  ],
  [
    { text: `${"A long text. ".repeat(60)}<a class='x' href='/blog' TARGET='_blank'>Blog</a>` },
    'take the tags out: write ** around bold words, * around slanted ones, [the words](/address) for a link, and for paragraphs a list of texts: ["…", "…"]. Links open in the same tab, unless a visitor wants another one.',
  ],
  [
    { text: "<p>See <a href='/blog'>our blog</a>, which is on target = 1.</p>" },
    'write "See [our blog](/blog), which is on target = 1.".',
  ],
  [
    { text: "See [our blog](/blog){:target='_blank'}." },
    "take it out. Links open in the same tab, unless a visitor wants another one.",
  ],
  [{ text: "See [our blog](/blog){:.button}." }, "take it out."],
  [
    { heading: "<a href='/blog' target='_blank'>Our blog</a>" },
    'write "Our blog". A link can stand in a text, or be a "button".',
  ],
  [{ heading: "<a name='blog'>Our blog</a>" }, 'write "Our blog".'],
  [{ text: "<ul><li>Design</li><li>Code</li></ul>" }, 'write "- Design\\n- Code".'],
  [{ text: "<ol>\n  <li>Plan it</li>\n  <li>Build it</li>\n</ol>" }, 'write "1. Plan it\\n2. Build it".'],
  [{ text: '<ol start="4"><li>Build it</li>\n\n<li>Show it</li></ol>' }, 'write "4. Build it\\n5. Show it".'],
  [{ heading: "<ol><li>Plan it</li></ol>" }, 'write "Plan it".'],
  [{ text: "<div><font color='red'>New</font></div>" }, 'write "New".'],
  [{ text: "Our team: <img src='team.webp'>" }, 'write "Our team:". A picture stands in a block that has an "image".'],
  [
    { text: `${"A long text. ".repeat(60)}<b>Bold</b>` },
    'take the tags out: write ** around bold words, * around slanted ones, [the words](/address) for a link, and for paragraphs a list of texts: ["…", "…"].',
  ],
  [{ text: "<p></p>" }, "take it out."],
  [{ text: "It is in C:\\kites\\ <b>now</b>." }, 'write "It is in C:\\\\kites\\\\ **now**.".'],
  [{ text: ["One.", "Two.<br/><br/>Three."] }, 'write the whole text as 2 paragraphs: "Two.", "Three.".'],
  [{ text: "<p>Fly <strong>high</strong>.<br>Land <b>softly." }, 'write "Fly **high**.\\nLand softly.".'],
  [{ text: "Fly <b>high</b>.<p>Land softly." }, 'write a list of paragraphs: ["Fly **high**.", "Land softly."].'],
  [{ text: "Kite House<br>Riverfront Road" }, 'write "Kite House\\nRiverfront Road".'],
  [{ heading: "Apps <br>that <em>work</em>" }, 'write "Apps that work".'],
  [{ heading: "Apps *that* work" }, 'write "Apps that work".'],
  [{ text: "You do.<br/>It is your company&rsquo;s." }, 'write "You do.\\nIt is your company’s.".'],
  [{ text: "<p>Pots &amp; pans&nbsp;&#8211; &quot;all&quot;</p>" }, 'write "Pots & pans – \\"all\\"".'],
  [{ heading: "<b>Pots &amp; pans</b>" }, 'write "Pots & pans".'],
  [{ text: "It is old. <!-- check with Asha -->" }, 'write "It is old.".'],
  [
    { text: "It is old.\n\n<!-- ask Asha -->\n\nIt is loud." },
    'write a list of paragraphs: ["It is old.", "It is loud."].',
  ],
  [{ heading: "Come by <!-- Tuesday? -->" }, 'write "Come by".'],
  [{ text: "It is <b>old." }, 'write "It is old.".'],
  [{ text: "It is old</b>." }, 'write "It is old.".'],
  [{ text: "<p>It is old." }, 'write "It is old.".'],
  [{ text: "<ul>\n  <li>It is old.\n  <li>It is loud." }, 'write "- It is old.\\n- It is loud.".'],
  [{ heading: "Old <li>Loud" }, 'write "Old Loud".'],
  // References that would become markup, another reference or an invisible character stay as they are.
  [{ text: "<p>Write &lt;b&gt; and &#42;</p>" }, 'write "Write &lt;b> and &#42;".'],
  [{ text: "<p>&amp;copy; &unknown; file&shy;name</p>" }, 'write "&amp;copy; &unknown; file&shy;name".'],
  [{ text: "<p>&gt; 5 and 3 &lt; 4</p>" }, 'write "&gt; 5 and 3 < 4".'],
])("%j", (fields, fix) => {
  expect(fixesOf(fields)).toEqual([fix]);
});

test.each([
  "Put <b> around it, and the <br> tag after it",
  "`<b>bold</b>` in HTML",
  "Write \\<b>bold\\</b>",
  "1 < 2 and 3 > 2",
  "<3 kites",
  "List<String> or Map<K, V>",
  "If a<b and c>d, it is so. A Vec<b>est",
  "Das <p>-Element und <li>-Elemente",
  "Close them by </p> or </b>.",
  "A remark looks like <!-- this -->",
  "See also: <!-- note -->",
])("%j is no HTML", (written) => {
  expect(fixesOf({ text: written })).toEqual([]);
});

const LOST = (href: string) =>
  ` No link can have the address "${href}": write that of one of the site's pages in its place.`;

test.each([
  ["/blog/", "/blog", ""],
  ["journal.html", "/our-journal", ""],
  ["../journal.htm#top", "/our-journal#top", ""],
  ["kites.html", "kites.html", LOST("kites.html")],
  ["kites.php?id=3", "kites.php?id=3", LOST("kites.php?id=3")],
  ["kites.pdf", "kites.pdf", ""],
  ["mailto:me", "mailto:me", ""],
  ["https://kites.com", "https://kites.com", ""],
  ["/kites", "/kites", ""],
])("a link of HTML gets the address as the page has it: %s", (href, address, more) => {
  const written = `Read <a href='${href}'>our blog</a> first.`;
  const found = problemsOf({
    "pages/index.json": text(page(shortIntro({ text: written }))),
    "pages/journal.json": text({ ...page(shortIntro({})), route: "/our-journal" }),
  });
  const said = found.flatMap(({ code, fix }) => (code === "pasted-html" ? [fix] : []));
  expect(said).toEqual([`write "Read [our blog](${address}) first.".${more}`]);
});
