import { Button } from "../ui/Button.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps, useForm } from "./form.ts";
import styles from "./addresses.module.css";
import { TextField } from "./TextField.tsx";
import { useValue } from "./useValue.ts";

/** The address of this page, which is changed together with all links to it; any other is a text. */
export function RouteField({ field, pointer }: FieldProps) {
  return pointer === "/route" ? (
    <OwnAddress field={field} pointer={pointer} />
  ) : (
    <TextField field={field} pointer={pointer} />
  );
}

function OwnAddress({ field, pointer }: FieldProps) {
  const { value } = useValue(field, pointer);
  const { site, document, rename } = useForm();
  // Only an address that a page has can be given up for another.
  const isKnown = site.pages.some(
    ({ file, route }) => file === document.file && route === value && route.startsWith("/"),
  );
  if (!isKnown) return <TextField field={field} pointer={pointer} />;
  return (
    <FieldRow field={{ ...field, description: "" }} pointer={pointer} isGroup>
      {() => (
        <span className={styles.address}>
          <code>{String(value)}</code>
          <Button id={controlId(pointer)} look="quiet" onClick={() => rename(String(value))}>
            Change
          </Button>
        </span>
      )}
    </FieldRow>
  );
}
