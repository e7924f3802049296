import { oncePer } from "../../model/once.ts";
import type { Context } from "./rule.ts";

/** Caches the value of a function for each context. */
export const perContext: <Value>(make: (context: Context) => Value) => (context: Context) => Value = oncePer;
