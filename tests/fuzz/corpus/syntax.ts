/** Slips in the JSON of a page, at every place where fingers can make them. */
import type { Mutation } from "./mutation.ts";

interface Piece {
  kind: "{" | "}" | "[" | "]" | ":" | "," | "name" | "string" | "literal";
  text: string;
  at: number;
  end: number;
  line: number;
}

const PIECE = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The pieces of a JSON text. */
function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(PIECE), ({ 0: piece, index }) => {
    const end = index + piece.length;
    const isName = piece.startsWith('"') && /^\s*:/.test(text.slice(end, end + 10));
    const kind = /^[{}[\],:]/.test(piece) ? piece : isName ? "name" : piece.startsWith('"') ? "string" : "literal";
    return { kind: kind as Piece["kind"], text: piece, at: index, end, line: lineAt(text, index) };
  });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

interface Slip {
  what: string;
  /** What a piece becomes; undefined for pieces that this cannot happen to. */
  change(piece: Piece, before: Piece | undefined): string | undefined;
  codes: readonly string[];
  /** How many lines below the slip it may be noticed at the latest. */
  later?: number;
}

const OTHER: Record<string, string> = { "{": "[", "}": "]", "[": "{", "]": "}" };
const isText = ({ kind }: Piece) => kind === "name" || kind === "string";
const inner = (piece: Piece) => piece.text.slice(1, -1);
const of = (kinds: string, change: (piece: Piece) => string): Slip["change"] => {
  return (piece) => (kinds.includes(piece.kind) ? change(piece) : undefined);
};
const ofTexts = (change: (piece: Piece) => string): Slip["change"] => {
  return (piece) => (isText(piece) && inner(piece).length > 1 ? change(piece) : undefined);
};
const ofNames = (change: (piece: Piece) => string): Slip["change"] => {
  return (piece) => (piece.kind === "name" ? change(piece) : undefined);
};
const ofValues = (written: string): Slip["change"] => {
  return (piece, before) => (before?.kind === ":" && !"{[".includes(piece.kind) ? written : undefined);
};
const half = (piece: Piece, put: string) => {
  const middle = Math.ceil(piece.text.length / 2);
  return piece.text.slice(0, middle) + put + piece.text.slice(middle);
};

/** What may happen to one piece of a JSON text. Every code that fits what the author sees is right. */
const SLIPS: Slip[] = [
  { what: "no comma", change: of(",", () => ""), codes: ["json-syntax"] },
  { what: "two commas", change: of(",", () => ",,"), codes: ["extra-comma"] },
  { what: "comma before a bracket", change: of("}]", ({ text }) => `,${text}`), codes: ["trailing-comma"] },
  { what: "semicolon", change: of(",", () => ";"), codes: ["json-syntax"] },
  { what: "=", change: of(":", () => " ="), codes: ["missing-colon"] },
  { what: "no colon", change: of(":", () => ""), codes: ["missing-colon"] },
  { what: "single quotes", change: ofTexts((piece) => `'${inner(piece)}'`), codes: ["single-quotes"] },
  { what: "curly quotes", change: ofTexts((piece) => `“${inner(piece)}”`), codes: ["curly-quotes"] },
  { what: "slanted quotes", change: ofTexts((piece) => `\`${inner(piece)}\``), codes: ["single-quotes"] },
  { what: "name without quotes", change: ofNames(inner), codes: ["unquoted-name"] },
  { what: "name without its first quote", change: ofNames(({ text }) => text.slice(1)), codes: ["unquoted-name"] },
  {
    what: "name without its last quote",
    change: ofNames(({ text }) => text.slice(0, -1)),
    codes: ["unclosed-text", "quote-in-text", "missing-colon"],
  },
  {
    what: "unclosed",
    change: (piece) => (piece.kind === "string" ? piece.text.slice(0, -1) : undefined),
    codes: ["unclosed-text", "line-break-in-text"],
  },
  { what: "line break", change: ofTexts((piece) => half(piece, "\n")), codes: ["line-break-in-text", "unclosed-text"] },
  { what: "tab", change: ofTexts((piece) => half(piece, "\t")), codes: ["invisible-character"] },
  { what: "backslash", change: ofTexts((piece) => half(piece, "\\x")), codes: ["bad-backslash"] },
  {
    what: "quote inside",
    change: ofTexts((piece) => half(piece, '"')),
    codes: ["quote-in-text", "missing-colon", "unexpected-text", "json-syntax", "unquoted-name"],
  },
  { what: "comment before", change: of("{[,", ({ text }) => `// note\n${text}`), codes: ["comment"] },
  { what: "comment behind", change: of(",", ({ text }) => `${text} /* note */`), codes: ["comment"] },
  {
    what: "bracket twice",
    change: of("{[}]", ({ text }) => text + text),
    codes: [
      "missing-name",
      "wrong-bracket",
      "missing-bracket",
      "extra-bracket",
      "json-syntax",
      "unclosed-bracket",
      "text-after-end",
      "missing-value",
    ],
    later: 1,
  },
  {
    what: "other bracket",
    change: of("{[}]", ({ text }) => OTHER[text]!),
    codes: ["wrong-bracket", "missing-bracket", "json-syntax", "missing-colon", "missing-name", "missing-value"],
    later: 1,
  },
  {
    what: "no opening bracket",
    change: of("{[", () => ""),
    codes: [
      "json-syntax",
      "missing-colon",
      "extra-bracket",
      "unexpected-text",
      "wrong-bracket",
      "missing-bracket",
      "missing-value",
      "text-after-end",
      "missing-name",
    ],
    later: 1,
  },
  {
    what: "no closing bracket",
    change: of("}]", () => ""),
    codes: ["wrong-bracket", "missing-bracket", "unclosed-bracket", "missing-name", "json-syntax", "missing-value"],
    later: 1,
  },
  { what: "True", change: ofValues("True"), codes: ["capital-letter"] },
  { what: "NaN", change: ofValues("NaN"), codes: ["unquoted-text"] },
  {
    what: "no quotes at all",
    change: (piece) => (piece.kind === "string" && /^"[a-z]+"$/i.test(piece.text) ? inner(piece) : undefined),
    codes: ["unquoted-text"],
  },
  {
    what: "number with a comma",
    change: ofValues("1.234,5x"),
    codes: ["bad-number", "json-syntax", "unquoted-name", "unexpected-text"],
  },
  { what: "no value", change: ofValues(""), codes: ["missing-value"] },
];

/** Each slip at each place of a text, and the text cut off at every twentieth letter. */
export function* syntaxMistakes(file: string, text: string): Generator<Mutation> {
  const pieces = piecesOf(text);
  for (const { what, change, codes, later = 0 } of SLIPS) {
    for (const [i, piece] of pieces.entries()) {
      const changed = change(piece, pieces[i - 1]);
      if (changed === undefined) continue;
      const content = text.slice(0, piece.at) + changed + text.slice(piece.end);
      const lines = [piece.line, piece.line + later] as const;
      yield {
        what: `${what}: ${piece.text.slice(0, 30)} on line ${piece.line}`,
        kind: what,
        file,
        content,
        expected: { codes, lines },
      };
    }
  }
  for (let at = 20; at < text.trimEnd().length; at += 20) {
    const content = text.slice(0, at);
    const line = lineAt(content, content.trimEnd().length);
    const codes = [
      "unclosed-bracket",
      "unclosed-text",
      "missing-value",
      "missing-colon",
      "unquoted-text",
      "bad-number",
      "line-break-in-text",
    ];
    yield { what: `cut off after ${at}`, kind: "cut off", file, content, expected: { codes, lines: [line, line] } };
  }
  for (const more of ["x", "{}", "]", "}", ",", '"more"', "// the end"]) {
    const content = `${text.trimEnd()}\n${more}\n`;
    const line = lineAt(content, content.trimEnd().length);
    const codes = [more === "," ? "unexpected-text" : "text-after-end", "extra-bracket", "comment"];
    yield {
      what: `${more} at the end`,
      kind: "after the end",
      file,
      content,
      expected: { codes, lines: [line, line] },
    };
  }
}
