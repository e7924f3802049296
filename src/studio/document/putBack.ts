import type { Group } from "../../node/check/site.ts";
import { pathOf, pointerOf } from "../../model/pointer.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Edit } from "./actions.ts";

export type Removal = Extract<Edit, { type: "remove" | "clear" }>;

/** What puts back what was removed, where other steps came after it. @param data The page before that. */
export function putBack(data: Group, { type, pointer }: Removal): Edit {
  const path = pathOf(pointer, data);
  const value = valueAt({ data }, path)!;
  if (type === "clear") return { type: "set", pointer, value };
  return { type: "add", list: pointerOf(path.slice(0, -1)), index: Number(path.at(-1)), value };
}
