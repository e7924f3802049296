/** A question and its answer as people write them outside of JSON: "Q: Is it free? A: It is." */
const PAIR =
  /^\s*(?:Q|Question)\s?\d*\s?[:.)]\s*(\S[^\r\n"{}[\]]*?)[\s,"]+(?:A|Answer)\s?\d*\s?[:.)]\s*([^\s"{}[\]][^\r\n"{}[\]]*)/;

/** The most characters that are searched. */
const LONGEST = 2000;

/** The first question that a text starts with, as an entry of a list of questions; undefined where none does. */
export function questionPasted(text: string): { question: string; answer: string } | undefined {
  const [, question, answer] = PAIR.exec(text.slice(0, LONGEST)) ?? [];
  if (question === undefined || answer === undefined) return undefined;
  return { question, answer: answer.replace(/[,\s]+$/, "") };
}
