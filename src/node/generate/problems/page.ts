/** docs/problems.md: every code of the check with an example, which is checked while the page is generated. */
import { check } from "../../check/check.ts";
import { codeSections } from "../../check/codes.ts";
import { formatProblems } from "../../check/outputs/report.ts";
import type { Docs } from "../../check/rule.ts";
import type { Problem } from "../../check/finding.ts";
import type { CheckInput } from "../../check/site.ts";
import { contentExamples } from "./content.ts";
import { samplesOf } from "../../check/gathered/texts/samples.ts";
import { type Example, exampleFault, exampleImages, exampleSite, exampleSize } from "./example.ts";
import { fileExamples } from "./files.ts";
import { shapeExamples } from "./shape.ts";
import { syntaxExamples } from "./syntax.ts";
import { wordExamples } from "./words.ts";

/** The input of a check except for the files. */
type Engine = Pick<CheckInput, "schemas" | "render">;

/** By code. Codes that no example can cause have none. */
export const problemExamples: Readonly<Record<string, Example>> = {
  ...fileExamples,
  ...syntaxExamples,
  ...shapeExamples,
  ...contentExamples,
  ...wordExamples,
};

const HEAD = `<!-- Made by "npm run generate" from what the check says of itself. Do not edit. -->

# What the check can find

Every message ends with a code in square brackets, as in \`[json-syntax]\`. Search for the code on this page: it says why
the mistake matters and how to mend it. [The guide for authors](authoring.md#check-your-work) says how to run the check.

A mistake stops the site from being published. A warning does not. Where a message says "can be fixed for you",
\`npm run check -- --fix\` mends it.
`;

export function problemsPage(engine: Engine): string {
  const parts = codeSections.map(({ title, about, codes }) => {
    const entries = Object.entries(codes).map(([code, docs]) => entry(engine, code, docs));
    return `## ${title}\n\n${about}\n\n${entries.join("\n")}`;
  });
  return `${HEAD}\n${contents()}\n${parts.join("\n")}`;
}

/** The problems of an example. */
export function problemsIn(engine: Engine, example: Example): Problem[] {
  return check({
    ...engine,
    files: exampleSite(engine.schemas, example),
    images: exampleImages,
    imageFault: exampleFault,
    samples: samplesOf(engine.schemas),
    imageSize: exampleSize,
  });
}

function contents(): string {
  return codeSections
    .map(({ title, codes }) => {
      const lines = Object.entries(codes).map(([code, docs]) => `- [\`${code}\`](#${code}): ${docs.title}\n`);
      return `**${title}**\n\n${lines.join("")}`;
    })
    .join("\n");
}

const NO_EXAMPLE =
  "There is no example: none of the blocks and fields that come with this program gives it. Those that a developer adds may.";

function entry(engine: Engine, code: string, { title, why, mend }: Docs): string {
  const words = `**${title}.** ${why}\n\n**How to mend it:** ${mend}\n`;
  const example = problemExamples[code];
  if (!example) return `### ${code}\n\n${words}\n${NO_EXAMPLE}\n`;
  const problem = problemsIn(engine, example).find((each) => each.code === code);
  if (!problem) throw new Error(`The example of "${code}" does not give this code.`);
  const kind = problem.severity === "error" ? "Mistake" : "Warning";
  const written = example.json === undefined ? `${example.words}\n` : fence("json", example.json);
  const said = formatProblems([problem], exampleSite(engine.schemas, example));
  return `### ${code}\n\n_${kind}${problem.edit ? ", can be fixed for you" : ""}_\n\n${words}\nFor example:\n\n${written}\n${fence("text", said)}`;
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
}
