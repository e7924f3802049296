import { isPictureFile } from "../../../model/imageTypes.ts";
import { ALL_PICTURE_WORDS, PICTURE_WORDS } from "../gathered/links/wordsAbroad.ts";
import { languageOf, type Rule } from "../rule.ts";
import { isToCome } from "../inTexts/toCome.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";
import { example, quote } from "../wording/words.ts";
import { lastPart } from "../pathParts.ts";

/** Words for a kind of picture, which do not describe it. */
const KINDS =
  /^(?:an? |the |my |our )?(?:(?:hero|header|cover|background|main|featured|blog|stock) )?(?:alt|alt text|avatar|banner|caption|decorative|description|figure|graphic|icon|illustration|image|img|logo|n a|null|none|photo|photograph|pic|picture|placeholder|screen shot|screenshot|thumbnail|undefined|unnamed|untitled(?: design)?)(?: copy)?(?: ?\d+)?$/;
/** Names that drawing programs and browsers give. Without their number, some are what a picture may show. */
const GIVEN =
  /^(?:artboard|asset|bitmap|component|content placeholder|ellipse|frame|group|layer|mask group|oval|polygon|rectangle|shape|vector)(?: \d+(?: copy(?: \d+)?)?| copy(?: \d+)?)$|^(?:download|unnamed) \d+$/;
/** Captures the words without their article and number. */
const ALONE = /^(?:(?:ein|eine|das|die|unser|mein|une?|les?|la|el|una?|il|uma?|o|een|de|het) )?(.*?)(?: ?\d+)?$/;
/** The number of a picture among others. One of three digits, or of four as years have, may be what it shows. */
const COUNT = /^(?:\d{1,2}|\d{5,})$/;
/** Requests for a description. */
const ASKS =
  /^(?:please )?(?:describe|say|write) (?:the|this|your|what)\b.*\b(?:image|photo|picture|here|see|shown?)$|^(?:the |your )?(?:alt(?:ernative)? ?text|(?:image |picture |photo )?description)(?: of the (?:image|picture|photo))?(?: (?:goes|comes))?(?: here)?$/;
/** The length of the longest of these, with room for other characters. */
const LONGEST_KIND = 50;
/** Endings of pictures that pages cannot show. */
const OTHER_FILE = /\.(?:heic|bmp|tiff?)$/i;
/** File names that cameras, phones and programs give. "Screenshot 2: the checkout" is a description. */
const CAMERA =
  /^(?:img|dsc|dscn|dscf|pxl|mvimg|whatsapp image)[-_ ]?\d|^screen ?shot[-_ ]?\d[\d\s._()-]*(?:at[\d\s.:]+(?:[ap]m)?)?[\s\d()]*$/i;

/** What Word adds to the descriptions that it generates. */
const MADE =
  /(?:Description automatically generated(?: with [a-z ]{1,20} confidence)?|AI-generated content may be incorrect)\.?\s*$/;
/** The attribute of HTML in place of its value. */
const WITH_NAME = /^alt ?= ?["'“”]([^"'“”]*)["'“”]$/i;
/** A placeholder of another program. */
const FILLED = /^\{(?:[a-z]\w{0,30}\.){1,3}(?:alt|altText|alt_text|caption|description|title)\}$/i;

/** The description of a picture says what is on it. */
export const weakAlt: Rule = {
  code: "weak-alt",
  severity: "error",
  docs: {
    title: "A description of a picture that does not describe it",
    why: 'People who cannot see the picture, and search engines, have nothing but these words. The name of a file or the word "image" tells them nothing.',
    mend: 'Say in a few words what is on the picture, as you would on the phone. If it says nothing that the text does not say, write `"decorative": true` in the place of `"alt"`.',
  },
  each: {
    *alt({ document, picture, path, text }, context) {
      const alt = text.trim();
      // A name in braces is left to the rule for those, if that reports it.
      const said =
        FILLED.test(alt) && hasStrangeName(alt, context)
          ? undefined
          : fault(alt, picture["src"], PICTURE_WORDS[languageOf(context)]);
      // A picture that has both is reported by another rule.
      if (said === undefined || picture["decorative"] === true || context.isWrong(document, path)) return;
      const own = ownWords(alt);
      const fix =
        own === undefined
          ? 'say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.'
          : `write ${example(own)}${MADE.test(alt) ? ", if that is what is on it" : ""}.`;
      const message = `${quote(text)} ${said}`;
      yield { document, path, point: "value", message, fix, ...(own === undefined && { isAnew: true }) };
    },
  },
};

/** The description without what programs added to it; undefined if they added nothing, or nothing is left. */
function ownWords(alt: string): string | undefined {
  const [, inner] = WITH_NAME.exec(alt) ?? [];
  const left = MADE.test(alt) ? alt.replace(MADE, "").trim() : inner;
  return left === "" ? undefined : left;
}

/** @param kinds Words for kinds of pictures in the language of the site. */
function fault(alt: string, src: unknown, kinds: ReadonlySet<string> | undefined): string | undefined {
  if (MADE.test(alt)) return "ends with a note of the program that made this description.";
  if (WITH_NAME.test(alt)) return "has the name of the field in it.";
  if (FILLED.test(alt)) return "is what another program fills in, and no description of the picture.";
  if (alt.length > LONGEST_KIND && !/[._-]/.test(alt)) return undefined;
  const file = typeof src === "string" ? lastPart(src) : "";
  const base = file.replace(/\.[^.]*$/, "").toLowerCase();
  const isBase = alt.toLowerCase() === base && /[-_\d]/.test(base);
  // Content programs write spaces for the signs between the words of a name.
  const isSpelled = file !== "" && alt.toLowerCase() === file.toLowerCase().replace(/[-_.]+/g, " ");
  if (isPictureFile(alt) || OTHER_FILE.test(alt) || CAMERA.test(alt) || isBase || isSpelled)
    return "is the name of a file, and no description of the picture.";
  if (alt.length > LONGEST_KIND) return undefined;
  const plain = alt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (ASKS.test(plain)) return "asks for a description, and is none.";
  const [, only = ""] = ALONE.exec(plain) ?? [];
  if (GIVEN.test(plain)) return "is a name that a program gave, and no description of the picture.";
  const isOneOfMany = /\d$/.test(plain) && ALL_PICTURE_WORDS.has(only);
  if (plain === "" || isToCome(plain) || kinds?.has(only) || isOneOfMany || KINDS.test(plain) || COUNT.test(plain))
    return "says nothing of what is on the picture.";
  return undefined;
}
