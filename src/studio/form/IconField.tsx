import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../model/icons.gen.ts";
import { Choices } from "../ui/Choices.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps } from "./form.ts";
import { useValue } from "./useValue.ts";

const NONE = { value: "", words: "None", sign: undefined };

/** A small sign, chosen by how it looks. */
export function IconField({ field, pointer }: FieldProps) {
  const { value, setText } = useValue(field, pointer);
  const signs = field.options.map((option) => {
    const name = String(option.value);
    return { value: name, words: option.words, sign: <Icon name={name as IconName} /> };
  });
  return (
    <FieldRow field={field} pointer={pointer} isGroup>
      {() => (
        <Choices
          name={field.title}
          id={controlId(pointer)}
          choices={field.required ? signs : [NONE, ...signs]}
          value={String(value ?? "")}
          onChoice={setText}
        />
      )}
    </FieldRow>
  );
}
