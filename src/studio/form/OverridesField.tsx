import { useState } from "react";
import { pathOf, pointerOf } from "../../model/pointer.ts";
import { isGroup } from "../../model/fields.ts";
import { valueAt } from "../../node/check/json.ts";
import { inSentence } from "../document/fieldWords.ts";
import { groupMeant } from "../document/groupMeant.ts";
import { newValue } from "../fields/additions.ts";
import { overrideFields } from "../fields/describe.ts";
import type { EditorField } from "../fields/field.ts";
import { Button } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import lists from "./Fields.module.css";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps, type Form, FormProvider, useForm } from "./form.ts";
import styles from "./OverridesField.module.css";
import { Widget } from "./Widget.tsx";

/** What this page words differently than the shared block does. */
export function OverridesField({ field, pointer }: FieldProps) {
  const form = useForm();
  const { site, document, lookup, around, act } = form;
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set());
  const block = valueAt(document, pathOf(pointer, document.data).slice(0, -1));
  const shared = site.shared.find(({ name }) => isGroup(block) && name === block["use"]);
  const fields = shared ? overrideFields(lookup.schemas, shared.data) : [];
  if (fields.length === 0) return null;
  const own = groupMeant(lookup, document, pathOf(pointer, document.data));
  const standard = isGroup(shared!.data["block"]!) ? shared!.data["block"] : {};
  const pointerTo = (name: string) => pointer + pointerOf([name]);
  const isOpen = ({ name }: EditorField) => own[name] !== undefined || emptied.has(name);
  const start = (name: string) => {
    const at = pointerTo(name);
    const from = standard[name] ?? newValue(around, pathOf(at, document.data));
    if (from !== undefined) act({ type: "set", pointer: at, value: from }, "inside");
  };
  const reset = (name: string) => {
    setEmptied(new Set([...emptied].filter((each) => each !== name)));
    act({ type: "clear", pointer: pointerTo(name) });
  };
  // What somebody empties is about to be written anew: only the button takes its field away.
  const keepingOpen: Form["act"] = (action, focus) => {
    const name = action.type === "clear" && fields.find((each) => pointerTo(each.name) === action.pointer)?.name;
    if (name) setEmptied(new Set([...emptied, name]));
    act(action, focus);
  };
  return (
    <FieldRow field={field} pointer={pointer} isGroup>
      {() => (
        <div className={layout.fields}>
          <FormProvider value={{ ...form, act: keepingOpen }}>
            {fields.filter(isOpen).map((each) => (
              <div key={each.name} className={styles.override}>
                <Widget field={each} pointer={pointerTo(each.name)} />
                <Button look="quiet" onClick={() => reset(each.name)}>
                  As on all pages
                </Button>
              </div>
            ))}
          </FormProvider>
          <div className={lists.offers}>
            {fields
              .filter((each) => !isOpen(each))
              .map((each) => (
                <Button
                  key={each.name}
                  id={controlId(pointerTo(each.name))}
                  icon="add"
                  look="quiet"
                  onClick={() => start(each.name)}
                >
                  Another {inSentence(each.title)} on this page
                </Button>
              ))}
          </div>
        </div>
      )}
    </FieldRow>
  );
}
