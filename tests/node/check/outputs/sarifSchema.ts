/**
 * The part of SARIF 2.1.0 that the check writes: what the standard allows and requires of it, and what GitHub's code
 * scanning requires on top (texts that are not empty and not too long, all four numbers of a region).
 */
const text = (maxLength?: number) => ({ type: "string", minLength: 1, ...(maxLength && { maxLength }) });
const count = { type: "integer", minimum: 1 };

function group(properties: Record<string, object>, required: string[] = Object.keys(properties)): object {
  return { type: "object", additionalProperties: false, properties, required };
}

const artifactLocation = group({ uri: { ...text(), pattern: "^(?![a-z]+:|/)[A-Za-z0-9._~%/()!'*-]+$" } });
const region = group({ startLine: count, startColumn: count, endLine: count, endColumn: count });
const level = { enum: ["none", "note", "warning", "error"] };

const rule = group(
  {
    id: text(255),
    shortDescription: group({ text: text(1024) }),
    fullDescription: group({ text: text(1024) }),
    help: group({ text: text(), markdown: text() }),
    helpUri: { ...text(), pattern: "^https://" },
    defaultConfiguration: group({ level }),
  },
  ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration"],
);

const fix = group(
  {
    description: group({ text: text() }),
    artifactChanges: {
      type: "array",
      minItems: 1,
      items: group({
        artifactLocation,
        replacements: {
          type: "array",
          minItems: 1,
          items: group({ deletedRegion: region, insertedContent: group({ text: { type: "string" } }) }),
        },
      }),
    },
  },
  ["artifactChanges"],
);

const result = group(
  {
    ruleId: text(255),
    level,
    message: group({ text: text() }),
    locations: {
      type: "array",
      minItems: 1,
      maxItems: 10,
      items: group({ physicalLocation: group({ artifactLocation, region }) }),
    },
    partialFingerprints: { type: "object", minProperties: 1, additionalProperties: text() },
    fixes: { type: "array", minItems: 1, items: fix },
  },
  ["ruleId", "level", "message", "locations", "partialFingerprints"],
);

const run = group({
  tool: group({ driver: group({ name: text(), rules: { type: "array", items: rule } }) }),
  columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
  results: { type: "array", maxItems: 25_000, items: result },
});

export const sarifSchema = group({
  $schema: { const: "https://json.schemastore.org/sarif-2.1.0.json" },
  version: { const: "2.1.0" },
  runs: { type: "array", minItems: 1, maxItems: 20, items: run },
});
