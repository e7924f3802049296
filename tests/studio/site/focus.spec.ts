/** Where the focus is after what somebody did. Nothing that is done leaves it nowhere. */
import type { Locator, Page } from "@playwright/test";
import { expect, expectRefused, field, form, itemRow, preview, row, test } from "./fixtures.ts";

interface Done {
  what: string;
  act(studio: Page): Promise<void>;
  focused(studio: Page): Locator;
}

const button = (studio: Page, name: string | RegExp) => studio.getByRole("button", { name });
const inForm = (studio: Page, name: string | RegExp) => form(studio).getByRole("button", { name });

async function deleteProcess(studio: Page) {
  await row(studio, "What happens after").click();
  await studio.keyboard.press("Delete");
}

async function openQuestion(studio: Page, at: number) {
  await row(studio, "Before you write").click();
  await itemRow(studio, "").nth(at).click();
}

async function openShared(studio: Page) {
  await row(studio, "Contact form").click();
  await inForm(studio, /^Edit “/).click();
}

const DONE: readonly Done[] = [
  { what: "a block is deleted by its key", act: deleteProcess, focused: (studio) => row(studio, "Before you write") },
  {
    what: "a block is deleted by its button",
    async act(studio) {
      await row(studio, "What happens after").click();
      await button(studio, "Delete (Del)").click();
    },
    focused: (studio) => row(studio, "Before you write"),
  },
  {
    what: "a deletion is undone by the button of the note",
    async act(studio) {
      await deleteProcess(studio);
      await button(studio, "Undo").last().click();
    },
    focused: (studio) => row(studio, "What happens after"),
  },
  {
    what: "a deletion is undone by keys",
    async act(studio) {
      await deleteProcess(studio);
      await studio.keyboard.press("Control+z");
    },
    focused: (studio) => row(studio, "What happens after"),
  },
  {
    what: "the deletion of the first block is undone by keys",
    async act(studio) {
      await row(studio, "Tell us what").click();
      await studio.keyboard.press("Delete");
      await studio.keyboard.press("Control+z");
    },
    focused: (studio) => row(studio, "Tell us what"),
  },
  {
    what: "the deletion of an item is undone by keys",
    async act(studio) {
      await openQuestion(studio, 1);
      await studio.keyboard.press("Delete");
      await studio.keyboard.press("Control+z");
    },
    focused: (studio) => itemRow(studio, "").nth(1),
  },
  {
    what: "what was added is taken back by keys, while a field of it has the focus",
    async act(studio) {
      await row(studio, "What happens after").click();
      await button(studio, "Duplicate (Ctrl+D)").click();
      await field(studio, "Heading").focus();
      await studio.keyboard.press("Control+z");
    },
    focused: (studio) => row(studio, "What happens after"),
  },
  {
    what: "the note is closed",
    async act(studio) {
      await deleteProcess(studio);
      await button(studio, "Close this note").click();
    },
    focused: (studio) => studio.locator("[data-row][aria-current]"),
  },
  {
    what: "an item is taken out in the form",
    async act(studio) {
      await openQuestion(studio, 1);
      await inForm(studio, "Remove question 2").click();
    },
    focused: (studio) => form(studio).locator("[id='field-/blocks/4/items/1']"),
  },
  {
    what: "a block is moved by its button as far as it goes",
    async act(studio) {
      await row(studio, "What happens after").click();
      await button(studio, "Move down (Alt+Down)").click();
    },
    focused: (studio) => button(studio, "Move up (Alt+Up)"),
  },
  {
    what: "a question is added in the form",
    async act(studio) {
      await row(studio, "Before you write").click();
      await inForm(studio, "Add question").click();
    },
    focused: (studio) => field(studio, "Question"),
  },
  {
    what: "a question is written and Tab pressed",
    async act(studio) {
      await openQuestion(studio, 1);
      await field(studio, "Question").press("Tab");
    },
    focused: (studio) => field(studio, "Answer"),
  },
  {
    what: "Shift and Tab leave the buttons of a text",
    async act(studio) {
      await openQuestion(studio, 1);
      await field(studio, "Answer").press("Tab");
      await expect(inForm(studio, "Bold")).toBeFocused();
      await studio.keyboard.press("ArrowLeft");
      await expect(inForm(studio, "Show")).toBeFocused();
      await studio.keyboard.press("Enter");
      // Only one of the buttons can be used now.
      await studio.keyboard.press("ArrowRight");
      await studio.keyboard.press("Enter");
      await studio.keyboard.press("Home");
      await expect(inForm(studio, "Bold")).toBeFocused();
      await studio.keyboard.press("Shift+Tab");
    },
    focused: (studio) => field(studio, "Answer"),
  },
  {
    what: "a part is added in the form",
    act: (studio) => inForm(studio, "Add social image").click(),
    focused: (studio) => inForm(studio, "Change picture"),
  },
  {
    what: "a block is added, of which a choice comes first",
    async act(studio) {
      await button(studio, "Add a block").last().click();
      await studio.getByLabel("Find a block").fill("Hero");
      await button(studio, /^Hero/).first().click();
    },
    focused: (studio) => field(studio, "Heading"),
  },
  {
    what: "words of a shared block are to be others on this page",
    async act(studio) {
      await row(studio, "Contact form").click();
      await inForm(studio, /^Another heading/).click();
    },
    focused: (studio) => field(studio, /^Heading/),
  },
  {
    what: "a page is chosen from the list of pages",
    async act(studio) {
      await studio.getByRole("tab", { name: "Pages" }).click();
      await button(studio, /^Blog/).first().click();
    },
    focused: (studio) => studio.locator("[data-row='page']"),
  },
  {
    what: "a shared block is opened for all its pages",
    act: openShared,
    focused: (studio) => form(studio).locator("[id^='field-/block/']").first(),
  },
  {
    what: "somebody goes back from a shared block",
    async act(studio) {
      await openShared(studio);
      await button(studio, "Back to “Contact and free consultation”").click();
    },
    focused: (studio) => row(studio, "Contact form"),
  },
  {
    what: "a page is chosen that a shared block stands on",
    async act(studio) {
      await openShared(studio);
      await studio.getByRole("listitem").getByRole("button", { name: "Contact and free consultation" }).click();
    },
    focused: (studio) => row(studio, "Contact form"),
  },
  {
    what: "the settings are chosen from the list of pages",
    async act(studio) {
      await studio.getByRole("tab", { name: "Pages" }).click();
      await button(studio, /^Site settings/).click();
    },
    focused: (studio) => form(studio).locator("[id^='field-/']").first(),
  },
  {
    what: "a field for forms is added, whose name comes first",
    async act(studio) {
      await studio.getByRole("tab", { name: "Pages" }).click();
      await button(studio, /^Site settings/).click();
      await inForm(studio, /^Add field$/).click();
    },
    focused: (studio) => form(studio).locator("[id='name-field-/fields/field']"),
  },
  {
    what: "the mistakes are chosen in the bar at the top",
    act: (studio) => studio.getByRole("banner").getByRole("button", { name: "No mistakes" }).click(),
    focused: (studio) => studio.getByRole("tab", { name: "Problems" }),
  },
  {
    what: "a dialog is left",
    async act(studio) {
      await button(studio, "Add a block").last().click();
      await studio.keyboard.press("Escape");
    },
    focused: (studio) => button(studio, "Add a block").last(),
  },
];

test.beforeEach(async ({ studio }) => {
  await studio.getByRole("tab", { name: "Pages" }).click();
  await studio.getByRole("button", { name: /^Contact and free consultation/ }).click();
  await expect(preview(studio).getByRole("heading", { level: 1 })).toHaveText("Tell us what you want to build");
});

for (const { what, act, focused } of DONE) {
  test(`when ${what}, the focus is near`, async ({ studio }) => {
    await act(studio);
    await expect(focused(studio)).toBeFocused();
  });
}

test("who saves a mistake is led to what is wrong, and goes on with what is written", async ({
  studio,
  complaints,
}) => {
  const heading = field(studio, "Heading");
  const problems = studio.getByRole("tab", { name: /^Problems/ });
  await row(studio, "Before you write").click();
  await heading.fill("");
  await studio.keyboard.press("Control+s");
  await expect(problems).toHaveAttribute("aria-selected", "true");
  await expect(heading).toBeFocused();
  await studio.keyboard.press("Escape");
  await expect(studio.locator("[data-row][aria-current]")).toBeFocused();
  await studio.keyboard.press("Control+s");
  await expect(problems).toBeFocused();
  await expectRefused(complaints, 422);
});

test("the bar at the top shows that it has the focus", async ({ studio }) => {
  const bar = studio.getByRole("banner");
  await row(studio, "Before you write").press("Enter");
  const before = await bar.screenshot();
  await studio.keyboard.press("Shift+F6");
  await expect(bar).toBeFocused();
  expect((await bar.screenshot()).equals(before)).toBe(false);
});
