import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { besideOf } from "../beside.ts";

/** Writes a file so that other processes see all of it or nothing. Makes the folder. */
export async function writeAtomic(path: string, data: Buffer | string): Promise<void> {
  const temporary = besideOf(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
