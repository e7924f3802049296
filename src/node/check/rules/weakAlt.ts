import { isPictureFile } from "../../../model/imageTypes.ts";
import { PICTURE_WORDS } from "../gathered/wordsAbroad.ts";
import { languageOf, type Rule } from "../rule.ts";
import { hasStrangeName } from "../inTexts/strangeNames.ts";
import { example, quote } from "../wording/words.ts";
import { lastPart } from "../pathParts.ts";

/** Words for the kind of a thing, which say nothing of what is on it. */
const KINDS =
  /^(?:an? |the |my |our )?(?:(?:hero|header|cover|background|main|featured|blog|stock) )?(?:alt|alt text|avatar|banner|caption|decorative|description|figure|graphic|icon|illustration|image|img|logo|n a|null|none|photo|photograph|pic|picture|placeholder|screen shot|screenshot|thumbnail|undefined|untitled(?: design)?)(?: ?\d+)?$/;
/** Without an article and a number. */
const ALONE = /^(?:(?:ein|eine|das|die|unser|mein|une?|les?|la|el|una?|il|uma?|o|een|de|het) )?(.*?)(?: ?\d+)?$/;
/** The number of the picture among others. One of three digits, or of four as years have, may be what is on it. */
const COUNT = /^(?:\d{1,2}|\d{5,})$/;
/** Words that ask for a description. */
const ASKS =
  /^(?:please )?(?:describe|say|write) (?:the|this|your|what)\b.*\b(?:image|photo|picture|here|see|shown?)$|^(?:the |your )?(?:alt(?:ernative)? ?text|(?:image |picture |photo )?description)(?: of the (?:image|picture|photo))?(?: (?:goes|comes))?(?: here)?$/;
/** With room for other signs. */
const LONGEST_KIND = 50;
/** Endings of pictures that pages cannot show. */
const OTHER_FILE = /\.(?:heic|bmp|tiff?)$/i;
/** Names that cameras, phones and programs give. "Screenshot 2: the checkout" says what is on it. */
const CAMERA =
  /^(?:img|dsc|dscn|dscf|pxl|mvimg|whatsapp image)[-_ ]?\d|^screen ?shot[-_ ]?\d[\d\s._()-]*(?:at[\d\s.:]+(?:[ap]m)?)?[\s\d()]*$/i;

/** What Word writes behind descriptions that it made itself. */
const MADE =
  /(?:Description automatically generated(?: with [a-z ]{1,20} confidence)?|AI-generated content may be incorrect)\.?\s*$/;
/** The field as HTML has it, in the place of its value. */
const WITH_NAME = /^alt ?= ?["'“”]([^"'“”]*)["'“”]$/i;
/** What another program fills in. */
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
      // Of a name in braces that is known here, another rule has words.
      const said =
        FILLED.test(alt) && hasStrangeName(alt, context)
          ? undefined
          : fault(alt, picture["src"], PICTURE_WORDS[languageOf(context)]);
      // Whether it is decorative, when it says both, is another rule's matter.
      if (said === undefined || picture["decorative"] === true || context.isWrong(document, path)) return;
      const own = ownWords(alt);
      const fix =
        own === undefined
          ? 'say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.'
          : `write ${example(own)}${MADE.test(alt) ? ", if that is what is on it" : ""}.`;
      yield { document, path, point: "value", message: `${quote(text)} ${said}`, fix };
    },
  },
};

/** What is left of a description without what programs put around it; undefined where they put nothing. */
function ownWords(alt: string): string | undefined {
  const [, inner] = WITH_NAME.exec(alt) ?? [];
  const left = MADE.test(alt) ? alt.replace(MADE, "").trim() : inner;
  return left === "" ? undefined : left;
}

/** @param kinds Words for the kind of a thing in the language of the site. */
function fault(alt: string, src: unknown, kinds: ReadonlySet<string> | undefined): string | undefined {
  if (MADE.test(alt)) return "ends with a note of the program that made this description.";
  if (WITH_NAME.test(alt)) return "has the name of the field in it.";
  if (FILLED.test(alt)) return "is what another program fills in, and no description of the picture.";
  if (alt.length > LONGEST_KIND && !/[._-]/.test(alt)) return undefined;
  const file = typeof src === "string" ? lastPart(src) : "";
  const base = file.replace(/\.[^.]*$/, "").toLowerCase();
  const isBase = alt.toLowerCase() === base && /[-_\d]/.test(base);
  if (isPictureFile(alt) || OTHER_FILE.test(alt) || CAMERA.test(alt) || isBase)
    return "is the name of a file, and no description of the picture.";
  if (alt.length > LONGEST_KIND) return undefined;
  const plain = alt
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (ASKS.test(plain)) return "asks for a description, and is none.";
  const [, only = ""] = ALONE.exec(plain) ?? [];
  if (plain === "" || kinds?.has(only) || KINDS.test(plain) || COUNT.test(plain))
    return "says nothing of what is on the picture.";
  return undefined;
}
