import { isPictureFile } from "../../../model/imageTypes.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** Words for the kind of a thing, which say nothing of what is on it. */
const KINDS =
  /^(?:an? |the |my |our )?(?:(?:hero|header|cover|background|main|featured|blog|stock) )?(?:alt|alt text|avatar|banner|caption|decorative|description|figure|graphic|icon|illustration|image|img|logo|n a|null|none|photo|photograph|pic|picture|placeholder|screen shot|screenshot|thumbnail|undefined|untitled)(?: ?\d+)?$/;
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
      const said = fault(text.trim(), picture["src"]);
      // Whether it is decorative, when it says both, is another rule's matter.
      if (said === undefined || picture["decorative"] === true || context.isWrong(document, path)) return;
      const fix =
        'say in a few words what is on it, or write "decorative": true instead if it adds nothing to the text.';
      yield { document, path, point: "value", message: `${quote(text)} ${said}`, fix };
    },
  },
};

function fault(alt: string, src: unknown): string | undefined {
  if (alt.length > LONGEST_KIND && !/[._-]/.test(alt)) return undefined;
  const file = typeof src === "string" ? src.slice(src.lastIndexOf("/") + 1) : "";
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
  if (plain === "" || KINDS.test(plain)) return "says nothing of what is on the picture.";
  return undefined;
}
