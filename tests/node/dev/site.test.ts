/** Dev and the studio read a picture again after a read failed, even if no file has changed. */
import fs, { writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDevSite } from "../../../src/node/dev/site.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { openSite } from "../../../src/node/studio/site.ts";
import { block, pageAt, text } from "../check/site.ts";
import { siteFolder } from "../studio/studio.ts";
import { copyEngine } from "../../support/devSite.ts";
import { engine } from "../../support/engine.ts";

const readers: Record<string, (folder: string) => () => Promise<unknown>> = {
  "the dev server": (folder) => openDevSite(placesOf(engine, folder)).resources,
  "the studio": (folder) => openSite(placesOf(engine, folder)).pictures,
};

/** Fails like a network disk that is away for a moment. */
function failing(call: "stat" | "readFile", part: string): () => void {
  const real = fs.promises[call] as (...given: unknown[]) => unknown;
  const spy = vi.spyOn(fs.promises, call as "stat").mockImplementation(((path: unknown, ...more: unknown[]) => {
    if (!String(path).includes(part)) return real(path, ...more);
    return Promise.reject(Object.assign(new Error("EIO: i/o error"), { code: "EIO" }));
  }) as never);
  syncBuiltinESMExports();
  const end = () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(end);
  return end;
}

test.each(Object.entries(readers))("%s looks once more", async (_name, open) => {
  const { items: _items, ...services } = block("servicesGrid");
  const items = ["Kites", "Strings", "Wind"].map((title) => ({ pictogram: "services/seo", title, text: "All of it." }));
  const page = text(pageAt("/services", { ...services, items }));
  const look = open(siteFolder({ "pages/services.json": page }));
  for (const [call, part] of [
    ["stat", "images/brand"],
    ["readFile", "pictograms/services"],
  ] as const) {
    const end = failing(call, part);
    await expect(look()).rejects.toThrow("EIO");
    end();
  }
  await expect(look()).resolves.toMatchObject({ resources: expect.anything() });
});

test("the dev server finds the behaviour that a block gets", async () => {
  const { folder, remove } = copyEngine();
  onTestFinished(remove);
  const dev = openDevSite(placesOf(folder, siteFolder({})));
  const behaviour = async () => (await dev.resources()).resources.behaviour("hero");
  expect(await behaviour()).toBeUndefined();
  writeFileSync(join(folder, "src/blocks/hero/enhance.ts"), "export const enhance = () => () => {};");
  dev.forgetComponents();
  expect(await behaviour()).toBe("/src/blocks/hero/enhance.ts");
});
