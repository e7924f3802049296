import { expect, test } from "vitest";
import { checkCommand, devCommand, pageCommand } from "../../../../src/node/check/wording/commands.ts";

test.each([
  [undefined, ["npm run check -- --fix", "npm run page -- rm /a", "npm run dev"]],
  [
    "../our-site",
    [
      "npm run check -- ../our-site --fix",
      "npm run page -- rm /a --site ../our-site",
      "BLOCKWRIGHT_SITE=../our-site npm run dev",
    ],
  ],
  [
    "my site",
    [
      "npm run check -- 'my site' --fix",
      "npm run page -- rm /a --site 'my site'",
      "BLOCKWRIGHT_SITE='my site' npm run dev",
    ],
  ],
  [
    "Anna's site",
    [
      `npm run check -- "Anna's site" --fix`,
      `npm run page -- rm /a --site "Anna's site"`,
      `BLOCKWRIGHT_SITE="Anna's site" npm run dev`,
    ],
  ],
])("the commands for a site in %s", (folder, commands) => {
  const told = [checkCommand(folder, ["--fix"]), pageCommand(folder, ["rm", "/a"]), devCommand(folder)];
  expect(told).toEqual(commands);
});
