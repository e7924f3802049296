import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../filesBelow.mjs";
import { compressible, WORTHWHILE } from "../hosting/contentTypes.ts";
import type { Files } from "./tree.ts";
import { bytesOf } from "./treeFiles.ts";

const TEXT = new RegExp(`\\.(?:${compressible.join("|")})$`);

/** Writes `.br` and `.gz` beside every text file below a folder, so that no server has to compress. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    filesBelow(folder).map(async (file) => {
      for (const [path, bytes] of Object.entries(await compressed(file, readFileSync(join(folder, file)))))
        writeFileSync(join(folder, path), bytes);
    }),
  );
}

/** The given files and their compressed forms. */
export async function withCompressed(files: Files): Promise<Files> {
  const more = await Promise.all(
    Object.entries(files).map(([file, content]) => compressed(file, Buffer.from(bytesOf(content)))),
  );
  return Object.assign({}, files, ...more) as Files;
}

async function compressed(file: string, bytes: Buffer): Promise<Record<string, Buffer>> {
  if (bytes.length < WORTHWHILE || !TEXT.test(file)) return {};
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { [`${file}.br`]: brotli, [`${file}.gz`]: gzipped };
}
