/** The name that is proposed where two places have the same one. */
import { expect, test } from "vitest";
import { page, problemsOf, shortIntro, text } from "../site.ts";

function saidOf(heading: string): string | undefined {
  const blocks = [shortIntro({ id: "cost" }), shortIntro({ id: "cost", heading })];
  const found = problemsOf({ "pages/index.json": text(page(...blocks)) });
  return found.find(({ code }) => code === "duplicate-id")?.fix;
}

const said = (name: string) =>
  `take this "id" out, with the comma before it, if no link is to lead here. Else give this one another "id", for example "${name}".`;

test.each([
  ["And afterwards: what upkeep costs", "and-afterwards"],
  ["What upkeep costs", "what-upkeep-costs"],
  ["Conclusion: put the seven questions to three companies", "conclusion"],
  ["What you should know about the upkeep", "what-you-should-know-about"],
  ["Prices that all of our clients asked for", "prices-that-all-of-our-clients"],
  ["Which of the phones do people use, and why", "which-of-the-phones-do-people"],
])("%s", (heading, name) => expect(saidOf(heading)).toBe(said(name)));
