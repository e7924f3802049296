/** Makes a valid page from a template, from example blocks or from another page. */
import type { CheckInput } from "../check/site.ts";
import { devCommand } from "../check/wording/commands.ts";
import { quote } from "../check/wording/words.ts";
import { NOT_FOUND } from "../../model/routes.ts";
import { addressTrouble } from "./addresses.ts";
import type { LeftOut } from "./composePage.ts";
import { newFile } from "./files.ts";
import { type CommandOutcome, refuse, type ToldLine } from "./outcome.ts";
import { contentFrom, type Source } from "./pageContent.ts";
import { wordsFor } from "./pageTitle.ts";
import { unlessWorse } from "./rewrite.ts";
import { surveyOf } from "./survey.ts";

export interface NewPage extends Source {
  route: string;
  title?: string;
  /** The name of the file, with or without "pages/" and ".json". */
  file?: string;
}

export function newPage(input: CheckInput, asked: NewPage): CommandOutcome {
  const survey = surveyOf(input);
  const { route } = asked;
  const trouble = addressTrouble(survey, route);
  if (trouble) return refuse(...trouble);
  const named = newFile(survey, route, asked.file);
  if ("told" in named) return refuse(...named.told);
  const { file } = named;
  const words = wordsFor(survey, route, asked.title);
  if ("told" in words) return refuse(words.told);
  const made = contentFrom(survey, asked, { route, file, words });
  if ("told" in made) return refuse(...made.told);
  return unlessWorse(survey, {
    changes: [{ file, text: made.text }],
    told: [
      {
        typed: `${file} is the new page "${route}": ${made.about}.`,
        plain: `The new page "${route}" is made: ${made.about}.`,
      },
      ...(made.left.length > 0 ? [leftOut(made.left)] : []),
      `Its title is ${quote(words.title)}. Change ${asked.title === undefined ? "the title, " : ""}the description and the texts.`,
      ...(route === NOT_FOUND || route === "/" ? [] : howToLink(words.title, route)),
      { typed: `To see it, run "${devCommand(survey.named)}" and open ${route}.` },
    ],
  });
}

function leftOut(left: readonly LeftOut[]): string {
  const all = left.map(({ name, why }) => (why === undefined ? name : `${name} (${why})`)).join(", ");
  return `Left out, because this site lacks what it needs: ${all}.`;
}

function howToLink(title: string, route: string): ToldLine[] {
  const told = "Nothing leads to the page yet. Link to it in a text or in the header or footer";
  return [
    { typed: `${told} (pages/_site.json):`, plain: `${told}.` },
    { typed: `  [${title}](${route})   or   { "label": ${JSON.stringify(title)}, "href": "${route}" }` },
  ];
}
