/** The configuration of oxlint. It is generated, because JSON would repeat each arrow in every room that it holds for. */
import { arrows, type Forbidden } from "./arrows.ts";

const rules = {
  "react/react-in-jsx-scope": "off",
  "import/no-unassigned-import": "off",
  "import/no-cycle": ["error", { ignoreTypes: true }],
  "no-await-in-loop": "off",
  "no-underscore-dangle": "off",
  "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
  "max-params": ["error", { max: 3 }],
  "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
  "no-console": ["error", { allow: ["error", "warn", "log"] }],
  "unicorn/consistent-function-scoping": "off",
};

const paths = {
  files: ["src/node/**", "tests/**", "tools/**"],
  excludeFiles: [
    "src/node/studio/server.ts",
    "tests/{site,content,order}/**",
    "tests/support/*Host.ts",
    "tools/bench/**",
  ],
  rules: {
    "no-restricted-properties": [
      "error",
      {
        property: "pathname",
        message: "It is no path of a file: it has %20 where a folder has a space. import.meta.dirname has one.",
      },
    ],
  },
};

/** A field of a form may hold a whole form. */
const forms = { files: ["src/studio/form/**"], rules: { "import/no-cycle": "off" } };

export function lintConfig(): string {
  const config = {
    $schema: "./node_modules/oxlint/configuration_schema.json",
    plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "oxc"],
    categories: { correctness: "error", suspicious: "error" },
    env: { browser: true, node: true, es2024: true },
    ignorePatterns: ["dist", ".cache", "node_modules", "*.gen.ts", "/images", "/public"],
    rules,
    overrides: [paths, forms, ...Object.entries(arrows).map(([files, forbidden]) => overrideFor(files, forbidden))],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function overrideFor(files: string, forbidden: readonly Forbidden[]) {
  const patterns = forbidden.map(({ regex, ...said }) => ({ regex: regex.source, ...said }));
  return { files: [files], rules: { "no-restricted-imports": ["error", { patterns }] } };
}
