import { createContext, useContext } from "react";
import type { Json } from "../../model/fields.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { Action } from "../document/actions.ts";
import type { Keys } from "../document/keys.ts";
import type { AdditionContext } from "../fields/additions.ts";
import type { EditorField } from "../fields/field.ts";
import type { SiteData } from "../site/siteData.ts";
import type { Mend } from "./mends.ts";

/** A field to be revealed; `count` tells a second request for it from the first. */
export interface Reveal {
  pointer: string;
  /** What gets the focus: the control of the field, the first field of an added part, or nothing. */
  focus: "control" | "inside" | "none";
  count: number;
}

/** The field that a widget edits, and where it is. */
export interface FieldProps {
  field: EditorField;
  pointer: string;
}

/** All that widgets know of what is around them. */
export interface Form {
  document: Document & { data: { [name: string]: Json } };
  keys: Keys;
  lookup: Lookup;
  around: AdditionContext;
  site: SiteData;
  /** By the pointer of the field that shows them. */
  problems: ReadonlyMap<string, readonly Problem[]>;
  reveal: Reveal | undefined;
  /** @param focus Goes into what is set, where that was added. */
  act(action: Action, focus?: "inside"): void;
  /** @param onTakeOut For a link that is there and can be taken out. */
  pickLink(value: string, onPick: (link: string) => void, onTakeOut?: () => void): void;
  pickImage(asked: ImageAsked, onPick: (image: ImageValue) => void): void;
  /** Asks for another address of the page. */
  rename(route: string): void;
  /** What can be done about a problem of this file. */
  mendsFor(problem: Problem): Mend[];
  mend(mend: Mend): void;
  /** Says something in a note. @param stays Until somebody closes it, or undoes the step. */
  tell(words: { message: string; stays?: "untilUndo" }): void;
  /** Opens the form of a shared block. */
  showForm(file: string): void;
}

export interface ImageAsked {
  value: ImageValue;
  /** Whether only a file is chosen, whose description stands elsewhere. */
  isOnlyFile: boolean;
  /** To be uploaded at once. */
  files: readonly File[];
}

/** A picture as pages name it; where only a file is named, the rest is left out. */
export interface ImageValue {
  src: string;
  alt?: string;
  decorative?: boolean;
}

const FormContext = createContext<Form | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("A widget stands outside of a form.");
  return form;
}

const NONE: readonly Problem[] = [];

export function useProblems(pointer: string): readonly Problem[] {
  return useForm().problems.get(pointer) ?? NONE;
}

/** The id of the control for the name of an entry. */
export function nameId(pointer: string): string {
  return `name-${controlId(pointer)}`;
}

/** The id of the control for a field, so that labels and jumps find it: another one for each field, without spaces. */
export function controlId(pointer: string): string {
  return `field-${pointer.replaceAll(/[\s%]/g, encodeURIComponent)}`;
}
