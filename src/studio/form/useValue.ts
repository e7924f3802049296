import type { Json } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import { valueMeant } from "../document/groupMeant.ts";
import type { EditorField } from "../fields/field.ts";
import { useForm } from "./form.ts";

/** What a field says now, and how that is changed. */
export function useValue(field: EditorField, pointer: string) {
  const { document, lookup, act } = useForm();
  const value = valueMeant(lookup, document, pathOf(pointer, document.data));
  return {
    value,
    set: (next: Json) => act({ type: "set", pointer, value: next }),
    clear: () => act({ type: "clear", pointer }),
    /** A text that is empty is left out where it may be. */
    setText: (next: string) => {
      if (next === "" && !field.required) act({ type: "clear", pointer });
      else act({ type: "set", pointer, value: next });
    },
    settle: () => act({ type: "settle" }),
  };
}
