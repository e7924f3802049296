import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import type { WholeSite } from "../../src/types.gen.ts";
import { copySite, startDev } from "../support/devSite.ts";
import { settings as own } from "../support/pages.ts";

export { expect, own };

interface OtherSite {
  /** Opens a page of a site that differs from this one in these settings. */
  show(settings: Partial<WholeSite>, route?: string): Promise<void>;
}

/** The pages of this site with other settings, rendered by a dev server: it has the styles for all of them. */
export const test = base.extend<OtherSite, { dev: { url: string; file: string } }>({
  dev: [
    async ({}, use) => {
      const { folder, remove } = copySite();
      const { url, server } = await startDev(folder);
      await use({ url, file: join(folder, "pages/_site.json") });
      await server.close();
      remove();
    },
    { scope: "worker" },
  ],
  show: async ({ dev: { url, file }, page }, use) => {
    let count = 0;
    await use(async (settings, route = "/contact") => {
      count += 1;
      const copyright = `${test.info().title}, ${count}`.replaceAll(/[^\w ,]/g, "");
      writeFileSync(
        file,
        JSON.stringify({ ...own, ...settings, footer: { ...own.footer, ...settings.footer, copyright } }),
      );
      await expect.poll(async () => (await page.request.get(url + route)).text()).toContain(`>${copyright}<`);
      await page.goto(url + route);
    });
  },
});
