/** docs/blocks.md: the fields of pages, blocks and the site, from the schemas. */
import { type BlockEntry, blockCatalogue, type FieldEntry, fieldsOf } from "../../model/catalogue.ts";
import { follow, type Json, type Schema, type Schemas } from "../../model/fields.ts";
import { WrongSchema } from "../site/schemas.ts";
import { exampleIn } from "./exampleIn.ts";
import { inLines } from "./jsonText.ts";

const HEAD = `<!-- Made by "npm run generate" from the descriptions in schema/. Do not edit. -->

# Pages and blocks

A page is a JSON file in \`pages/\`. Most of it is a list of blocks, from the top of the page to its bottom.
This page shows every block with its fields, then the other fields of a page, of a shared block and of the site file.

- [The guide for authors](authoring.md) explains how to write them.
- [The list of problems](problems.md) explains what to do when the check finds something.
- While \`npm run dev\` is running, \`/blocks\` shows more examples of each block, live and at any width.

Fields marked with **\\*** are required; all others may be left out. Each example can be pasted as it is: a block goes
between the \`[ ]\` of \`"blocks"\`, with a comma between it and its neighbours.
`;

/** The most choices in a table; longer lists have a section of their own. */
const MOST_CHOICES = 12;

interface Page {
  schemas: Schemas;
  /** The file of the schema whose fields are described. */
  file: string;
  /** Groups that several blocks have, with a link to the section that describes them. */
  shapes: { fields: string; link: string }[];
  /** The long lists of choices, by their JSON. */
  lists: Map<string, { title: string; choices: Json[] }>;
}

export function blocksPage(schemas: Schemas): string {
  const shape = (name: string) => fieldsOf(schemas, located(schemas, name));
  const picture = { fields: JSON.stringify(shape("image")), link: "[a picture](#pictures)" };
  const link = { fields: JSON.stringify(shape("link")), link: "[a link](#links)" };
  const lists = new Map(
    ["pictogram", "logo"].map((name) => {
      const { enum: choices = [] } = located(schemas, name).schema;
      return [JSON.stringify(choices), { title: `${name[0]!.toUpperCase()}${name.slice(1)}s`, choices }];
    }),
  );
  const page: Page = { schemas, file: "shared.schema.json", shapes: [picture, link], lists };
  const blocks = blockCatalogue(schemas);
  const contents = blocks.map(({ type, purpose }) => `| [\`${type}\`](#${type.toLowerCase()}) | ${cell(purpose)} |\n`);
  return [
    HEAD,
    `| Block | What it is for |\n| --- | --- |\n${contents.join("")}`,
    "Besides: [the page](#the-page), [shared blocks](#shared-blocks), [the site file](#the-site-file), [texts](#texts), [links](#links), [pictures](#pictures).\n",
    "## The blocks\n",
    ...blocks.map((entry) => blockPart(page, entry)),
    documentPart(page, "page.schema.json", "## The page"),
    documentPart(page, "sharedBlock.schema.json", "## Shared blocks"),
    documentPart(page, "site.schema.json", "## The site file"),
    textsPart(schemas),
    `## Links\n\n${comment(schemas, "href")}\n\n${table({ ...page, shapes: [] }, shape("link"))}`,
    `## Pictures\n\n${comment(schemas, "image")}\n\n${table({ ...page, shapes: [] }, shape("image"))}`,
    ...[...lists.values()].map(({ title, choices }) => `## ${title}\n\n${names(choices)}\n`),
  ].join("\n");
}

function blockPart(page: Page, { type, title, purpose, fields }: BlockEntry): string {
  const file = `blocks/${type}.schema.json`;
  return `### ${type}

**${title}.** ${purpose}

![${title}: how the example below looks](blocks/${type}.webp)

${table({ ...page, file }, fields)}
${json(exampleIn(page.schemas, file))}`;
}

function documentPart(page: Page, file: string, heading: string): string {
  const { description = "" } = page.schemas[file]!;
  const fields = fieldsOf(page.schemas, { schema: page.schemas[file]!, file });
  return `${heading}\n\n${description}\n\n${table({ ...page, file }, fields)}\n${json(exampleIn(page.schemas, file))}`;
}

function textsPart(schemas: Schemas): string {
  return `## Texts\n\n**A line of text:** ${comment(schemas, "line")}\n\n**A text or a list of paragraphs:** ${comment(schemas, "markdown")}\n`;
}

function table(page: Page, fields: readonly FieldEntry[]): string {
  const rows = fields.flatMap((field) => rowsOf(page, field, ""));
  return `| Field | What to write | What it is |\n| --- | --- | --- |\n${rows.join("")}`;
}

function rowsOf(page: Page, field: FieldEntry, before: string): string[] {
  const { name, required, description, fields } = field;
  const path = `${before}\`${name}\``;
  const shape = page.shapes.find((each) => each.fields === JSON.stringify(fields));
  if (field.choices.length > MOST_CHOICES && !page.lists.has(JSON.stringify(field.choices)))
    throw new WrongSchema(
      `${page.file}, field ${path}`,
      `It has ${field.choices.length} choices, but the table of docs/blocks.md has room for ${MOST_CHOICES}. Leave some out, or give them a list of their own in src/node/generate/blocksPage.ts.`,
    );
  const words = valueCell(page, field, shape?.link);
  const row = `| ${path}${required ? " **\\***" : ""} | ${words} | ${cell(description)} |\n`;
  return [row, ...(shape ? [] : fields.flatMap((inner) => rowsOf(page, inner, `${path} › `)))];
}

function valueCell(page: Page, { value, list, always, choices }: FieldEntry, shape: string | undefined): string {
  if (always !== undefined) return `always ${names([always])}`;
  const one = shape ?? (choices.length > 0 ? oneOf(page, choices) : undefined);
  if (one === undefined) return value;
  return list === undefined ? one : `${list}, each ${one}`;
}

function oneOf({ lists }: Page, choices: readonly Json[]): string {
  const title = lists.get(JSON.stringify(choices))?.title.toLowerCase();
  return `one of ${title === undefined ? names(choices) : `[the ${title}](#${title})`}`;
}

function names(choices: readonly Json[]): string {
  return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(", ");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function json(value: { [name: string]: Json }): string {
  return `\`\`\`json\n${inLines(value)}\n\`\`\`\n`;
}

function comment(schemas: Schemas, name: string): string {
  return String(schemas["shared.schema.json"]!.$defs![name]!["$comment"]);
}

function located(schemas: Schemas, name: string): { schema: Schema; file: string } {
  return follow(schemas, { schema: { $ref: `#/$defs/${name}` }, file: "shared.schema.json" });
}
