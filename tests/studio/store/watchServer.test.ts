import { expect, onTestFinished, test } from "vitest";
import { watchServer } from "../../../src/studio/store/server/watchServer.ts";
import type { FoundFile } from "../../../src/studio/store/store.ts";

const etags = new Map(Array.from({ length: 60 }, (_, at) => [`pages/kite-${at}.json`, "1"]));

/** What the studio is told first when the server tells of these files. */
function firstTold(files: Record<string, string | null>): Promise<string[]> {
  const event = `data: ${JSON.stringify({ files })}\n\n`;
  const ask = async (address: string) => {
    if (address.includes("/events")) return new Response(event);
    const file = new URLSearchParams(address.split("?")[1]).get("file")!;
    return files[file] ? Response.json({ file, text: "{}", etag: files[file] }) : new Response("", { status: 404 });
  };
  return new Promise((resolve) => {
    const end = watchServer(
      { ask },
      {
        window: "own",
        standing: async () => ({ etags, version: 1 }),
        changed: (found: readonly FoundFile[]) => resolve(found.map(({ file }) => file)),
        pictures: () => undefined,
        connection: () => undefined,
      },
    );
    onTestFinished(end);
  });
}

test("both names of a renamed file are told together, however many files were changed with it", async () => {
  const changed = Object.fromEntries([...etags.keys()].map((file) => [file, "2"]));
  const told = await firstTold({ ...changed, "pages/new.json": "1", "pages/kite-59.json": null });
  expect(told).toEqual(expect.arrayContaining(["pages/new.json", "pages/kite-59.json"]));
});
