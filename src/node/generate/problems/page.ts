/** docs/problems.md: every code of the check, with an example of each that is checked while the page is written. */
import type { Schemas } from "../../../model/fields.ts";
import { check } from "../../check/check.ts";
import { codeSections } from "../../check/codes.ts";
import { formatProblems } from "../../check/report.ts";
import type { Docs } from "../../check/rule.ts";
import type { Problem } from "../../check/site.ts";
import { contentExamples } from "./content.ts";
import { type Example, exampleImages, exampleSite } from "./example.ts";
import { fileExamples } from "./files.ts";
import { shapeExamples } from "./shape.ts";
import { syntaxExamples } from "./syntax.ts";

/** By code. Some codes have none: nothing that is known gives them. */
export const problemExamples: Readonly<Record<string, Example>> = {
  ...fileExamples,
  ...syntaxExamples,
  ...shapeExamples,
  ...contentExamples,
};

const HEAD = `<!-- Made by "npm run generate" from what the check says of itself. Do not edit. -->

# What the check can find

Every message ends with a code in square brackets, as in \`[json-syntax]\`. Look for it here to read why it matters and how to mend it.
How to run the check, and how to read what it says, is told in [the guide for authors](authoring.md#check-your-work).

A mistake stops the site from being published. A warning does not. Where a message says "can be fixed for you", \`npm run check -- --fix\` mends it.
`;

export function problemsPage(schemas: Schemas): string {
  const parts = codeSections.map(({ title, about, codes }) => {
    const entries = Object.entries(codes).map(([code, docs]) => entry(schemas, code, docs));
    return `## ${title}\n\n${about}\n\n${entries.join("\n")}`;
  });
  return `${HEAD}\n${contents()}\n${parts.join("\n")}`;
}

/** What the check finds in an example. */
export function problemsIn(schemas: Schemas, example: Example): Problem[] {
  return check({ files: exampleSite(schemas, example), schemas, images: exampleImages });
}

function contents(): string {
  return codeSections
    .map(({ title, codes }) => {
      const lines = Object.entries(codes).map(([code, docs]) => `- [\`${code}\`](#${code}): ${docs.title}\n`);
      return `**${title}**\n\n${lines.join("")}`;
    })
    .join("\n");
}

function entry(schemas: Schemas, code: string, { title, why, mend }: Docs): string {
  const words = `**${title}.** ${why}\n\n**How to mend it:** ${mend}\n`;
  const example = problemExamples[code];
  if (!example) return `### ${code}\n\n${words}`;
  const problem = problemsIn(schemas, example).find((each) => each.code === code);
  if (!problem) throw new Error(`The example of "${code}" does not give this code.`);
  const kind = problem.severity === "error" ? "Mistake" : "Warning";
  const written = example.json === undefined ? `${example.words}\n` : fence("json", example.json);
  const said = formatProblems([problem], exampleSite(schemas, example));
  return `### ${code}\n\n_${kind}${problem.edit ? ", can be fixed for you" : ""}_\n\n${words}\nFor example:\n\n${written}\n${fence("text", said)}`;
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
}
