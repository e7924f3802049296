/** Words of a template in place of those of its author: "Your text here", "Heading goes here". */

const WORDS = "text|heading(?: text)?|headline|sub-?heading|title|subtitle|description|caption|paragraph|words|content";
const PLACE = `your (?:${WORDS})(?: goes| comes)? here|(?:the )?(?:${WORDS}) (?:goes|comes) here`;
/** Requests to type something. A page that means its visitors says more than this. */
const ASKED = `(?:add|enter|insert|put|type|write)(?: an?| the| your)? (?:${WORDS}) here|(?:the )?(?:${WORDS}) here`;

const WHOLE = new RegExp(`^(?:${PLACE}|${ASKED})[.!]?$`, "i");
const BEFORE_OTHERS = new RegExp(`^(?:${PLACE})[.!](?=\\s)`, "i");
/** Begins with the last word, which is rarer in JSON than a quotation mark. */
const IN_JSON = new RegExp(`here(?<=(?:^|")(?:${PLACE}))[.!] `, "i");

/** Such words as a whole text, or before other words. */
export function wordsToCome(text: string): string | undefined {
  return (WHOLE.exec(text) ?? BEFORE_OTHERS.exec(text))?.[0];
}

/** Whether a text, or one of the texts in a JSON, goes on behind such words. */
export function hasWordsToCome(json: string): boolean {
  // A quick test: most texts have neither of these.
  return (json.includes("Your ") || json.includes("goes here")) && IN_JSON.test(json);
}
