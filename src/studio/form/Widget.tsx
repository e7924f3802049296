import type { ComponentType } from "react";
import type { WidgetName } from "../fields/field.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import type { FieldProps } from "./form.ts";
import { BlockField, NamedField, ObjectField, UnknownField } from "./GroupFields.tsx";
import { IconField } from "./IconField.tsx";
import { ImageField, ImageFileField } from "./ImageField.tsx";
import { LinkField } from "./LinkField.tsx";
import { ListField } from "./ListField.tsx";
import { MarkdownField } from "./MarkdownField.tsx";
import { DrawingField, FieldNameField, FormNameField, PageField, SharedField } from "./NameFields.tsx";
import { OpenFieldsField } from "./OpenFieldsField.tsx";
import { OverridesField } from "./OverridesField.tsx";
import { RouteField } from "./RouteField.tsx";
import { NumberField } from "./NumberField.tsx";
import { SwitchField } from "./SwitchField.tsx";
import { TextField } from "./TextField.tsx";

const WIDGETS: Readonly<Record<Exclude<WidgetName, "fixed">, ComponentType<FieldProps>>> = {
  text: TextField,
  markdown: MarkdownField,
  number: NumberField,
  choice: ChoiceField,
  icon: IconField,
  switch: SwitchField,
  object: ObjectField,
  image: ImageField,
  imageFile: ImageFileField,
  list: ListField,
  named: NamedField,
  block: BlockField,
  overrides: OverridesField,
  openFields: OpenFieldsField,
  link: LinkField,
  page: PageField,
  route: RouteField,
  pictogram: DrawingField,
  logo: DrawingField,
  form: FormNameField,
  formField: FieldNameField,
  shared: SharedField,
  anchor: TextField,
  unknown: UnknownField,
};

/** The widget of a field, as its descriptor says. */
export function Widget({ field, pointer }: FieldProps) {
  if (field.widget === "fixed") return null;
  const Own = WIDGETS[field.widget];
  return <Own field={field} pointer={pointer} />;
}
