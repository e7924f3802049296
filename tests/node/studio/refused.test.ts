/** What the system refuses, or cannot say, is told as that, and stands in the way of nothing else. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStudio, siteFolder } from "./studio.ts";

const FILE = "pages/news.json";

test.each(["is there when the studio starts", "comes while it is open"])(
  "a link that leads in a circle and %s keeps nothing else from being saved",
  async (when) => {
    const folder = siteFolder();
    const link = () => symlinkSync("round.json", join(folder, "pages/round.json"));
    if (when === "is there when the studio starts") link();
    const { ask, read, save } = await openStudio(folder);
    if (when === "comes while it is open") link();
    const text = read(FILE).replace("has news", "has other news");
    expect((await save(FILE, text)).status).toBe(200);
    expect(read(FILE)).toBe(text);
    expect((await ask("/api/site")).json).toMatchObject({ unreadable: ["pages/round.json"] });
  },
);
