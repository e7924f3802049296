/** What VS Code shows for a file of the site: its language service for JSON, with the schemas and settings of this project. */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type CompletionItem, getLanguageService, type Hover, TextDocument } from "vscode-json-languageservice";
import { engine } from "../support/engine.ts";

const root = `${pathToFileURL(engine).href}/`;
const settings = JSON.parse(readFileSync(new URL(".vscode/settings.json", root), "utf8")) as {
  "json.schemas": { fileMatch: string[]; url: string }[];
};

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } } } },
});
// As VS Code does: patterns that start with a slash count from the folder of the project, in which a space is a space.
const fromRoot = (pattern: string) => pattern.replace(/^(!?)\//, (_, not: string) => not + decodeURI(root));
service.configure({
  validate: true,
  schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map(fromRoot),
    uri: new URL(url, root).href,
  })),
});

function open(file: string, text: string) {
  const document = TextDocument.create(new URL(file, root).href, "json", 1, text);
  return { document, parsed: service.parseJSONDocument(document) };
}

/** A text with a "|" where the cursor is. */
function cursorIn(withCursor: string): { text: string; offset: number } {
  const offset = withCursor.indexOf("|");
  return { text: withCursor.slice(0, offset) + withCursor.slice(offset + 1), offset };
}

/** What is offered at the "|". */
export async function offered(at: string, file = "pages/new.json"): Promise<CompletionItem[]> {
  const { text, offset } = cursorIn(at);
  const { document, parsed } = open(file, text);
  return (await service.doComplete(document, document.positionAt(offset), parsed))?.items ?? [];
}

/** The text after one of the offered things was taken. */
export function taken(at: string, item: CompletionItem): string {
  const { text } = cursorIn(at);
  const { range, newText } = item.textEdit as { range: never; newText: string };
  const plain = newText.replace(/\\([\\$}])|\$\{\d+:?([^}]*)\}|\$\d/g, "$1$2");
  return TextDocument.applyEdits(TextDocument.create("x", "json", 1, text), [{ range, newText: plain }]);
}

/** What is underlined: `line 3: words`. */
export async function problemsIn(text: string, file = "pages/new.json"): Promise<string[]> {
  const { document, parsed } = open(file, text);
  const found = await service.doValidation(document, parsed);
  return found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
}

/** What is shown when the mouse rests on the "|". */
export async function hover(at: string, file = "pages/new.json"): Promise<string> {
  const { text, offset } = cursorIn(at);
  const { document, parsed } = open(file, text);
  const shown = (await service.doHover(document, document.positionAt(offset), parsed)) as Hover | null;
  return [shown?.contents ?? []].flat().map(String).join("\n");
}
