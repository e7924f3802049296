import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { besideOf } from "../beside.ts";

/**
 * Writes a file atomically, and creates its folder.
 * @param how With `flush`, the content is synced to the disk before the file is renamed: a crash leaves no empty file.
 */
export async function writeAtomic(path: string, data: Buffer | string, how: { flush?: boolean } = {}): Promise<void> {
  const temporary = besideOf(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, data, how);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
