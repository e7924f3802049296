/** Guesses the missing name of a text: objects in one array have the same fields. */
import type { Scan } from "./scan.ts";

/** How many characters are searched for a neighbour. */
const LOOK = 1000;
const BEFORE = /\{([^{}]*)\}\s*,\s*$/;
const BEHIND = /^[^{}]*\}\s*,\s*\{([^{}]*)\}/;

/** The only field that the object before or behind the open object has and this one lacks. */
export function lackedName({ text, open }: Pick<Scan, "text" | "open">): string | undefined {
  const { offset } = open.at(-1)!.token;
  const behind = text.slice(offset + 1, offset + 1 + LOOK);
  const own = namesIn(/^[^{}]*/.exec(behind)![0]);
  for (const near of [BEFORE.exec(text.slice(Math.max(0, offset - LOOK), offset)), BEHIND.exec(behind)]) {
    const [name, ...others] = namesIn(near?.[1] ?? "").filter((each) => !own.includes(each));
    if (name !== undefined && others.length === 0) return name;
  }
  return undefined;
}

function namesIn(fields: string): string[] {
  return Array.from(fields.matchAll(/"([a-z_$][\w$-]*)"\s*:/gi), ([, name]) => name!);
}
