/**
 * `npm run bench:dev [-- pages]`: how long the dev server of a big site takes to start, to show a page, and to tell a browser
 * that a page was saved. Waiting counts here, so run it alone.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pagesGiven } from "./given.ts";
import { ROOT } from "./measure.ts";
import { writeSite } from "./sitePages.ts";

const SAVES = 7;

const count = pagesGiven();
const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
const page = join(folder, "pages/many/5.json");

try {
  writeSite(folder, count);
  // The first start fills the caches and makes the bundles.
  for (const title of ["first start", "start"]) await measureDev(title);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureDev(title: string): Promise<void> {
  const begin = performance.now();
  const since = (start: number) => `${(performance.now() - start).toFixed(0).padStart(6)} ms`;
  const server = spawn(process.execPath, [join(ROOT, "src/node/launch.mjs"), "dev"], {
    cwd: ROOT,
    env: { ...process.env, CI: "", NO_COLOR: "1", BLOCKWRIGHT_SITE: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await addressOf(server);
    console.log(`${count} pages, ${title}: address printed    ${since(begin)}`);
    for (const route of ["/many/5", "/many/5", "/many/4"]) {
      const asked = performance.now();
      const answer = await fetch(url + route);
      if (!answer.ok || !(await answer.text()).includes("This is number")) throw new Error(`${route} is not shown.`);
      console.log(`  ${route} shown ${since(asked)}`);
    }
    console.log(`  from the command to the first page, all in all ${since(begin)}`);
    const { told, got } = await measureSaves(url);
    console.log(`  saved until browsers are told, ${SAVES} times: ${middleAndMost(told)}`);
    console.log(`  saved until they have the page as it is now: ${middleAndMost(got)}`);
  } finally {
    const end = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await end;
  }
}

/** The address that the server prints when it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stdout!.on("data", (text: Buffer) => {
      said += text.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (url) resolve(url);
    });
    server.once("exit", () => reject(new Error(`The server ended. It said: ${said}`)));
  });
}

function middleAndMost(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `middle ${sorted[SAVES >> 1]!.toFixed(0)} ms, most ${sorted.at(-1)!.toFixed(0)} ms`;
}

/** Milliseconds from each save to the message that browsers get of it, and to the page that they fetch then. */
async function measureSaves(url: string): Promise<{ told: number[]; got: number[] }> {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? "";
  const socket = new WebSocket(`${url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const taken = { told: [] as number[], got: [] as number[] };
  for (let save = 0; save < SAVES; save++) {
    const told = new Promise<void>((resolve) => {
      const hear = ({ data }: MessageEvent) => {
        if (!String(data).includes("blockwright:saved")) return;
        socket.removeEventListener("message", hear);
        resolve();
      };
      socket.addEventListener("message", hear);
    });
    const words = `There is ${save + 1} times more`;
    const text = readFileSync(page, "utf8").replace(/There is (?:\d+ times )?more/, words);
    const start = performance.now();
    writeFileSync(page, text);
    await told;
    taken.told.push(performance.now() - start);
    const data = await (await fetch(`${url}/data/many/5.json`)).text();
    taken.got.push(performance.now() - start);
    if (!data.includes(words)) throw new Error("The page is not as it was saved.");
  }
  socket.close();
  return taken;
}
