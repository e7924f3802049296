import { SECONDS } from "../model/botSignals.ts";
import type { Message } from "./deliver.ts";
import { type VisitorDraft, draftName, dropDraft, readDraft, writeDraft } from "./draftStore.ts";
import { seal } from "./outbox.ts";
import { isSame, valuesOf } from "./values.ts";

/** The draft of one form, in the form and in the store. */
export interface FormDraft {
  /** The key of the draft in the store. */
  readonly name: string;
  readonly current: VisitorDraft | undefined;
  /** Updates the draft from the form. Changed values lose the message that was made of the older ones. */
  keep(begun?: number): VisitorDraft;
  /** The message of the draft; made at the first call. */
  seal(): Message;
  drop(): void;
}

export function draftOf(form: HTMLFormElement): FormDraft {
  const name = draftName(form);
  let draft = readDraft(name);

  function write(changed: VisitorDraft): VisitorDraft {
    draft = changed;
    writeDraft(name, draft);
    return draft;
  }

  function keep(begun = Date.now()): VisitorDraft {
    const values = valuesOf(form);
    if (draft && isSame(draft.values, values)) return draft;
    return write({ values, begun: draft?.begun ?? begun });
  }

  return {
    name,
    get current() {
      return draft;
    },
    keep,
    seal() {
      const { values, begun, message } = keep();
      if (message) return message;
      const seconds = Math.max(0, Math.round((Date.now() - begun) / 1000));
      const sealed = seal({ ...values, [SECONDS]: seconds });
      write({ values, begun, message: sealed });
      return sealed;
    },
    drop() {
      dropDraft(name);
      draft = undefined;
    },
  };
}
