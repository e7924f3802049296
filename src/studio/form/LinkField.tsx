import { pageTitle } from "../site/siteData.ts";
import { IconButton } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps, useForm } from "./form.ts";
import styles from "./addresses.module.css";
import { useValue } from "./useValue.ts";
import { useWriting } from "./useWriting.ts";

/** Where a link leads: written, or chosen from the pages of the site. */
export function LinkField({ field, pointer }: FieldProps) {
  const { value, setText, set, settle } = useValue(field, pointer);
  const { pickLink, site } = useForm();
  const text = typeof value === "string" ? value : "";
  const writing = useWriting({ id: controlId(pointer), value: text, settle });
  const page = site.pages.find(({ route }) => route === text.replace(/#.*$/, ""));
  return (
    <FieldRow field={field} pointer={pointer}>
      {({ describedBy, isWrong }) => (
        <>
          <span className={styles.withButton}>
            <input
              id={controlId(pointer)}
              className={layout.input}
              value={text}
              autoComplete="off"
              spellCheck={false}
              aria-required={field.required}
              aria-invalid={isWrong}
              aria-describedby={describedBy || undefined}
              onChange={(event) => writing.write(event, () => setText(event.target.value.trim()))}
              onPaste={writing.onPaste}
              onBlur={settle}
            />
            <IconButton
              icon="link"
              label={`Choose where it leads: ${field.title}`}
              onClick={() => pickLink(text, set)}
            />
          </span>
          {page && <p className={layout.small}>Leads to “{pageTitle(page)}”</p>}
        </>
      )}
    </FieldRow>
  );
}
