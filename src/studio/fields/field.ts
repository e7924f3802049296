import type { Json, Located } from "../../model/fields.ts";

/** How a field is edited. */
export type WidgetName =
  /** A line of text. */
  | "text"
  /** A text or a list of paragraphs, in Markdown. */
  | "markdown"
  | "number"
  /** One of `options`. */
  | "choice"
  /** One of `options`, each a small sign. */
  | "icon"
  | "switch"
  /** The group of `fields`. */
  | "object"
  /** A picture with its description: the group of `fields`. */
  | "image"
  /** A list, each like `item`. */
  | "list"
  /** A group in which every entry has a name of the author's own and is like `item`. */
  | "named"
  /** A block of any type. */
  | "block"
  /** Fields of a shared block that a page words differently. */
  | "overrides"
  /** The names of fields of a shared block that pages may word differently. */
  | "openFields"
  /** The name of a file in images/. */
  | "imageFile"
  /** Where a link leads. */
  | "link"
  /** The address of another page. */
  | "page"
  /** The address of this page, or an old one. */
  | "route"
  /** One of `options`, each a drawing. */
  | "pictogram"
  | "logo"
  /** The name of a form of the site. */
  | "form"
  /** The name of a field of a form. */
  | "formField"
  /** The name of a shared block. */
  | "shared"
  /** A name for links. */
  | "anchor"
  /** Nothing to edit: it says what the rest is. */
  | "fixed"
  /** Only for the JSON tab: the schema does not say what it is. */
  | "unknown";

/** What a form shows for one field. */
export interface EditorField {
  name: string;
  title: string;
  description: string;
  required: boolean;
  widget: WidgetName;
  limits: Limits;
  /** What holds while the field is not there: "Left out, it is white."; empty where nothing says. */
  leftOut: string;
  options: readonly Option[];
  fields: readonly EditorField[];
  item: ListItem | undefined;
  /** What the schema says of it, for what it starts as. */
  located: Located;
}

/** One of a list. */
export interface ListItem {
  /** "question", as in "question 3" and "Add question". */
  word: string;
  field: EditorField;
}

export interface Limits {
  /** "3 to 30 entries"; empty when there are none. */
  words: string;
  min: number | undefined;
  max: number | undefined;
  /** A number without a fraction. */
  isWhole: boolean;
}

export interface Option {
  value: Json;
  /** "Web development" for "services/web-development". */
  words: string;
  /** "Services": what stands before the slash. */
  group: string;
}
