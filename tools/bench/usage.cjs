/** Loaded into each process of a measured command: writes what it has used into the folder BENCH_USAGE when it ends. */
const { writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { isMainThread } = require("node:worker_threads");

if (isMainThread)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = { seconds: (userCPUTime + systemCPUTime) / 1e6, mebibytes: maxRSS / 1024 };
    writeFileSync(join(process.env.BENCH_USAGE, `${process.pid}.json`), JSON.stringify(used));
  });
