/** Drawings whose files exist, but whose names are in no list yet. */
import { drawingFile, isDrawing } from "../../../gathered/pictures/drawings.ts";
import { valueAt } from "../../../json.ts";
import type { Context } from "../../../rule.ts";
import type { CodedFinding } from "../../../finding.ts";
import { quote } from "../../../wording/words.ts";

/** Says how a drawing whose file was added gets into the list of names. */
export function withNewDrawings({ images, lookup }: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  return findings.map((finding) => {
    const { document, path, code } = finding;
    if (code !== "unknown-option" || !images) return finding;
    const kind = lookup.schemaAt(document, path)?.schema.kind;
    const name = valueAt(document, path);
    if (!isDrawing(kind) || typeof name !== "string" || !images.has(drawingFile(kind, name))) return finding;
    const { guess: _guess, edit: _edit, ...said } = finding;
    const message = `${quote(name)} is not in the list of names yet, but its drawing is there: images/${drawingFile(kind, name)}.`;
    return { ...said, message, fix: 'run "npm run generate", which puts it into the list.' };
  });
}
