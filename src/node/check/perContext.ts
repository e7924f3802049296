import { oncePer } from "../../model/oncePer.ts";
import type { Context } from "./rule.ts";

/** Works something out the first time that it is asked of a context. */
export const perContext: <Value>(make: (context: Context) => Value) => (context: Context) => Value = oncePer;
