/** Finds the file of a page by its address, in the raw texts of the files. */
import { once } from "../../../model/once.ts";
import type { SiteFiles } from "../site.ts";
import { lineCounter } from "../document/lineCounter.ts";
import { addressFinder, ALIASES, routesIn } from "./addressBook.ts";

export interface PageFound {
  file: string;
  /** The line of its "aliases", or else of its "route", from 1. */
  line: number;
  /** Its old addresses, in quotation marks as written. */
  aliases?: readonly string[];
}

/** Undefined if no page is meant, or if its "aliases" cannot be read. */
export function pageFinder(files: SiteFiles): (address: string) => PageFound | undefined {
  const routeOf = addressFinder(files);
  const fileOf = once(() => new Map([...routesIn(files).byFile].map(([file, route]) => [route, file])));
  return (address) => {
    const file = fileOf().get(routeOf(address.replace(/[?#].*$/s, "")) ?? "");
    const text = file === undefined ? undefined : files[file];
    if (file === undefined || typeof text !== "string") return undefined;
    const lineAt = lineCounter(text);
    const [old] = text.matchAll(ALIASES);
    if (old) return { file, line: lineAt(old.index), aliases: old[1]!.match(/"[^"]*"/g) ?? [] };
    const route = /"route"\s*:\s*"[^"]*"\s*,/.exec(text);
    return /"aliases"/.test(text) || !route ? undefined : { file, line: lineAt(route.index + route[0].length) };
  };
}
