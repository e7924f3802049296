/** Words that a template has where those of its author are to come: "Your text here", "Heading goes here". */

const WORDS = "text|heading(?: text)?|headline|sub-?heading|title|subtitle|description|caption|paragraph|words|content";
const PLACE = `your (?:${WORDS})(?: goes| comes)? here|(?:the )?(?:${WORDS}) (?:goes|comes) here`;
/** What somebody is asked for may be typed on a page: that says so in more words. */
const ASKED = `(?:add|enter|insert|put|type|write)(?: an?| the| your)? (?:${WORDS}) here|(?:the )?(?:${WORDS}) here`;

const WHOLE = new RegExp(`^(?:${PLACE}|${ASKED})[.!]?$`, "i");
const BEFORE_OTHERS = new RegExp(`^(?:${PLACE})[.!](?=\\s)`, "i");
/** The last word first: it is rarer than quotation marks are in JSON. */
const IN_JSON = new RegExp(`here(?<=(?:^|")(?:${PLACE}))[.!] `, "i");

/** Such words in the place of a text, or before one. */
export function wordsToCome(text: string): string | undefined {
  return (WHOLE.exec(text) ?? BEFORE_OTHERS.exec(text))?.[0];
}

/** Whether a text, or one of the texts in a JSON, goes on behind such words. */
export function hasWordsToCome(json: string): boolean {
  // Most have neither of these, which are found sooner.
  return (json.includes("Your ") || json.includes("goes here")) && IN_JSON.test(json);
}
