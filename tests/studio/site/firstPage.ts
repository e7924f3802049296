/** docs/studio.md, step by step: what it says, and what somebody does who follows it. */
import type { Page } from "@playwright/test";
import { expect, field, form, preview, row } from "./fixtures.ts";

interface Step {
  title: string;
  words: string;
  /** What is seen on the picture. */
  alt: string;
  act(page: Page): Promise<void>;
}

export const steps: readonly Step[] = [
  {
    title: "Look around",
    words: `Type \`npm run studio\` into the terminal and open the address that it prints.

- In the middle is the page as visitors see it.
- On the left are its blocks, from top to bottom.
- On the right is the form of what is selected: at first the page itself, with its title and its description.

In a narrow window, as on a tablet, you see one of the three at a time: choose which at the lower edge.`,
    alt: "The studio: the blocks of the home page on the left, the page in the middle, its form on the right",
    async act(page) {
      await expect(preview(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("button", { name: "No mistakes" })).toBeVisible();
    },
  },
  {
    title: "Make the page",
    words: `Choose **Pages**, then the button with the plus. Write a title that says what the page is about. The address follows
from it; change it if you like. Choose what the page starts as: a template, such as that of a service page, or a copy of
another page. Then choose **Make the page**. It has a few blocks already, with words that are there to be replaced.`,
    alt: "The dialog for a new page, with a title and an address",
    async act(page) {
      await page.getByRole("tab", { name: "Pages" }).click();
      await page.getByRole("button", { name: "New page" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "Title" }).fill("Apps for shops and markets");
      await page.getByRole("dialog").getByRole("textbox", { name: "Address" }).fill("/shops");
    },
  },
  {
    title: "Write its words",
    words: `Click a heading on the page: its block is selected, and the cursor is in the right field of the form. Write over what is
there. The page shows it while you type. **Ctrl+Z** takes back a step, as often as you like.

- **Bold words and links:** choose a word in a text, then **Bold** or **Link** at the text. With the cursor in a link,
  **Link** changes where it leads, or removes it.
- **Text from a word processor** can be pasted. In an article, each of its headings begins a section. Pictures do not
  come along; a note says how many there were.
- **Pictures** can be dropped on the button that chooses one, or pasted there: also a screenshot, or a picture that you
  copied on a web page.
- **Header and footer** are on every page: a click on them leads to the settings of the site.
- **A block that is shared with other pages** has a button that leads to its words.
- **To find words on all pages**, such as an old phone number, write them into the search under **Pages**.`,
    alt: "The new page: its heading is changed in the form, and the page shows it",
    async act(page) {
      await page.getByRole("button", { name: "Make the page" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("/shops");
      await preview(page).getByRole("heading", { level: 1 }).click({ force: true });
      await field(page, "Heading").fill("Shops that people find");
      await expect(preview(page).getByRole("heading", { name: "Shops that people find" })).toBeVisible();
    },
  },
  {
    title: "Add a block",
    words: `Choose **Add a block** under the list, or the plus between two blocks. Each block is shown with a picture and a sentence
that says what it is for. The new one can be used at once; replace its words as you did before.

A block that is on several pages is written once. Choose **Share with other pages** beside the block, and give it a
name. Other pages then find it under **Add a block**. Its form is for all these pages; tick there what a page may word
differently. On the left of that form are the pages that have the block, and the way back to yours.`,
    alt: "The gallery of blocks, each with a picture and its purpose",
    async act(page) {
      await page.getByRole("navigation").getByRole("button", { name: "Add a block", exact: true }).click();
      await expect(page.getByRole("dialog").getByLabel("Find a block")).toBeFocused();
      await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
    },
  },
  {
    title: "Put it in its place",
    words: `Drag the block by its handle, or choose it in the list and press **Alt+Up** or **Alt+Down**. On a touch screen, let the
finger rest on the handle first.

Under the block are its cards, questions or other items. Choose one to go to it, and move it with the same keys.`,
    alt: "The new block, moved up in the list and selected",
    async act(page) {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Find a block").fill("Card grid");
      await dialog.getByRole("listitem").filter({ hasText: "Card grid" }).getByRole("button").first().click();
      const cards = row(page, "Card grid");
      await expect(cards).toHaveAttribute("aria-current", "true");
      // What was added is written in at once.
      await expect(form(page).locator(":focus")).toBeVisible();
      await cards.press("Alt+ArrowUp");
      await expect(page.getByRole("button", { name: /^Undo: move block/ })).toBeEnabled();
    },
  },
  {
    title: "Mend what is flagged",
    words: `If something is not right, the field says what it is and what to write instead. The block shows how many such places it
has, and the top of the window counts them all. **F8** goes to the next one. Where it is certain what is meant, a button
at the field mends it.

If the file of a page cannot be read at all, its form offers the last version that can. You see it before you take it.`,
    alt: "A field without its text, with the sentence that says what to do",
    async act(page) {
      await row(page, "Shops that people find").click();
      await field(page, "Heading").fill("");
      await expect(form(page).getByText("Nothing is written in “Heading”.")).toBeVisible();
      await expect(page.getByRole("button", { name: /1 mistake|problem/i }).first()).toBeVisible();
    },
  },
  {
    title: "Save and publish",
    words: `**Ctrl+S** saves. If the studio has ended in the terminal, the top of the window says so. What you write is kept: type
\`npm run studio\` again, and go on.

**Publish** says in sentences what has changed, and asks for a message. A page with a mistake is left out until that is
mended. The change is put on a branch of its own, or on the one that you are on, and the studio tells you its name.

Nothing leaves your computer yet. Give the name of the branch to whoever puts the site online. If you know git, send it
with \`git push\` and propose it on GitHub, as [the guide for authors](authoring.md#propose-it-from-your-computer) says.

To see the page on the site before that, type \`npm run dev\` into a second terminal and open the address that it prints,
with the address of your page behind it. It shows what is saved.`,
    alt: "The dialog for publishing, with a list of what has changed",
    async act(page) {
      await field(page, "Heading").fill("Shops that people find");
      await page.keyboard.press("Control+s");
      await expect(page.getByRole("banner").getByRole("status")).toHaveText("All saved");
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByRole("button", { name: "Publish 1 file" })).toBeVisible();
    },
  },
];

/** The whole of docs/studio.md. */
export function guide(): string {
  const parts = steps.map(
    ({ title, words, alt }, i) => `## ${i + 1}. ${title}\n\n${words}\n\n![${alt}](studio/${i + 1}.webp)\n`,
  );
  return `# Make your first page

The studio is for people who make pages and do not want to see JSON. It writes the same files as somebody who follows
[the guide for authors](authoring.md), and they are checked by the same rules. It needs the project on your computer, as
described there under [Where you work](authoring.md#where-you-work).

${parts.join("\n")}
`
    .trimEnd()
    .concat("\n");
}
