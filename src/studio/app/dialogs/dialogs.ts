import type { Json } from "../../../model/fields.ts";
import type { ImageAsked, ImageValue } from "../../form/form.ts";

/** What is open above the studio. */
export type DialogState =
  | { kind: "addBlock"; onPick(block: Json): void }
  | { kind: "shareBlock"; key: string; words: string }
  | { kind: "pickLink"; value: string; onPick(link: string): void; onTakeOut: (() => void) | undefined }
  | ({ kind: "pickImage"; onPick(image: ImageValue): void } & ImageAsked)
  | { kind: "newPage" }
  | { kind: "duplicatePage"; route: string }
  | { kind: "renamePage"; route: string }
  | { kind: "removePage"; route: string }
  | { kind: "whereUsed"; asked: string }
  | { kind: "publish" }
  | { kind: "earlier" }
  | { kind: "conflict"; file: string }
  | { kind: "help" };
