/** Words of a template in place of those of its author: "Your text here", "Heading goes here". */

const WORDS = "text|heading(?: text)?|headline|sub-?heading|title|subtitle|description|caption|paragraph|words|content";
const PLACE = `your (?:${WORDS})(?: goes| comes)? here|(?:the )?(?:${WORDS}) (?:goes|comes) here`;
/** Requests to type something. A page that means its visitors says more than this. */
const ASKED = `(?:add|enter|insert|put|type|write)(?: an?| the| your)? (?:${WORDS}) here|(?:the )?(?:${WORDS}) here`;

const WHOLE = new RegExp(`^(?:${PLACE}|${ASKED})[.!]?$`, "i");
const IN_BRACKETS = new RegExp(
  `^(?:\\[(?:an? |the |your )?(?:${WORDS})(?: (?:goes |comes )?here)?\\]|<(?:an? |the |your )?(?:${WORDS})(?: (?:goes |comes )?here)?>)[.!]?$`,
  "i",
);
/** The name of an element of HTML. */
const ELEMENT = /^<[a-z]+>/;
const BEFORE_OTHERS = new RegExp(`^(?:${PLACE})[.!](?=\\s)`, "i");
/** Begins with the last word, which is rarer in JSON than a quotation mark. */
const IN_JSON = new RegExp(`here(?<=(?:^|")(?:${PLACE}))[.!] `, "i");

/** Texts with which Wix and Webflow fill a new page. In quotation marks, somebody writes about them. */
export const OF_BUILDER =
  /^\s*(?:Add paragraph text\. Click ["“]?Edit Text["”]? to [^.\n]{1,80}\.(?: To change and reuse text themes, go to Site Styles\.)?|I['’]m a paragraph\. Click here to add your own text and edit me\.(?: It['’]s easy\.)?|This is some text inside of a div block\.?)/;
/** Capital starts of these, for a search in the JSON of many texts. */
export const OF_BUILDER_TRACES = "Add paragraph text\\. C|I['’]m a paragraph\\. C|This is some text inside of";

/** Such words as a whole text, or before other words. */
export function wordsToCome(text: string): string | undefined {
  return (WHOLE.exec(text) ?? inBrackets(text) ?? BEFORE_OTHERS.exec(text))?.[0];
}

function inBrackets(text: string): RegExpExecArray | null {
  return ELEMENT.test(text) ? null : IN_BRACKETS.exec(text);
}

/** Whether a text, or one of the texts in a JSON, goes on behind such words. */
export function hasWordsToCome(json: string): boolean {
  // A quick test: most texts have neither of these.
  return (json.includes("Your ") || json.includes("goes here")) && IN_JSON.test(json);
}
