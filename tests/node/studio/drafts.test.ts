import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStudio } from "./studio.ts";

const FILE = "pages/news.json";

test("a draft of a file that cannot be read is kept, and hides no other", async () => {
  const { ask, folder, read } = await openStudio();
  const text = read(FILE).replace("has news", "has other news");
  for (const file of [FILE, "pages/a.json"]) await ask("/api/drafts", { method: "PUT", json: { file, text } });
  writeFileSync(join(folder, FILE), Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
  expect(JSON.stringify((await ask("/api/drafts")).json)).toMatch(
    new RegExp(`"pages/a.json".*"${FILE}"|"${FILE}".*"pages/a.json"`),
  );
});
