import { lettersTooMany } from "../../../model/headerRoom.ts";
import { fillTokens } from "../../../model/tokens.ts";
import { tokensOf } from "../gathered/filled.ts";
import { type Rule, siteDocument } from "../rule.ts";
import type { WholeSite } from "../../../types.gen.ts";
import { counted } from "../wording/words.ts";

const PARTS = ["brand", "header"];

/** On wide screens, the menu fits beside the name. */
export const menuWithoutRoom: Rule = {
  code: "menu-without-room",
  severity: "warning",
  inCommon: true,
  docs: {
    title: "A menu for which no screen has room",
    why: "The name, the menu and the two buttons stand in one row. Where they are too long for it, visitors have to open the menu by a button, on wide screens as well.",
    mend: "Shorten the words of the menu or of the buttons, or put entries that belong together into one with `links`. If the button is all right with you, leave it as it is: this does not stop the build.",
  },
  *run(context) {
    const document = siteDocument(context);
    const { brand, header } = (document?.data ?? {}) as unknown as Partial<WholeSite>;
    if (!document || !brand || !header || !PARTS.every((name) => context.isSound(document, [name]))) return;
    const { menu, callBack, quote } = header;
    // A label that stands outside of its object, or has a mark too many, is reported there, and this object seems to be valid.
    const entries: (Partial<typeof callBack> | undefined)[] = [...(menu ?? []), callBack, quote];
    const isText = (value: unknown) => typeof value === "string";
    if (!menu || !isText(brand.name) || !entries.every((each) => isText(each?.label))) return;
    const filled = <T extends { label: string }>(words: T) => ({
      ...words,
      label: fillTokens(words.label, tokensOf(context)),
    });
    const letters = lettersTooMany({
      brand,
      header: { menu: menu.map(filled), callBack: filled(callBack), quote: filled(quote) },
    });
    if (letters === 0) return;
    const message =
      "the name, the menu and the two buttons are too long for one row, so that wide screens as well show a button in the place of the menu.";
    const fix = `take out about ${counted(letters, "letter")} in all: shorten words of the menu or of the buttons, or make one entry with "links" of several.`;
    yield { document, path: ["header", "menu"], point: "name", message, fix };
  },
};
