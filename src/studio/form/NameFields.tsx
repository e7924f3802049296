/** Fields that name something that the site has: a page, a form, a shared block, a drawing. */
import { pictogramUrl } from "../../model/pictogram.ts";
import { isGroup, type Json } from "../../model/fields.ts";
import { drawingFile } from "../../node/check/gathered/pictures/drawings.ts";
import type { Option } from "../fields/field.ts";
import { Pictogram } from "../../ui/Pictogram.tsx";
import { pageTitle } from "../site/siteData.ts";
import { Button } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import { Select } from "./ChoiceField.tsx";
import { controlId, type FieldProps, useForm } from "./form.ts";
import { Thumbnail } from "./ImageField.tsx";
import styles from "./pictures.module.css";
import { useValue } from "./useValue.ts";

export function PageField({ field, pointer }: FieldProps) {
  const { site } = useForm();
  const pages = site.pages.filter(({ data }) => "card" in data);
  const options = pages.map((page) => option(page.route, `${pageTitle(page)} (${page.route})`));
  return <Select field={field} pointer={pointer} options={options} />;
}

export function FormNameField({ field, pointer }: FieldProps) {
  const { site } = useForm();
  const forms = site.site?.data["forms"];
  const names = isGroup(forms) ? Object.keys(forms) : [];
  return <Select field={field} pointer={pointer} options={names.map((name) => option(name, name))} />;
}

/** A field of a form, or of the block that a shared block stands for. */
export function FieldNameField({ field, pointer }: FieldProps) {
  const { site } = useForm();
  const fields = site.site?.data["fields"];
  const options = isGroup(fields)
    ? Object.entries(fields).map(([name, own]) => option(name, isGroup(own) ? String(own["label"] ?? name) : name))
    : [];
  return <Select field={field} pointer={pointer} options={options} />;
}

export function SharedField({ field, pointer }: FieldProps) {
  const { site, showForm } = useForm();
  const { value } = useValue(field, pointer);
  const used = site.shared.find(({ name }) => name === value);
  const options = site.shared.map(({ name }) => option(name, name));
  return (
    <>
      <Select field={field} pointer={pointer} options={options} />
      {used && (
        // The id makes this the target of jumps to fields of the shared block that this page cannot override.
        <Button
          id={controlId(pointer.slice(0, pointer.lastIndexOf("/")))}
          icon="shared"
          className={layout.long}
          onClick={() => showForm(used.file)}
        >
          Edit “{used.name}” for all its pages
        </Button>
      )}
    </>
  );
}

/** A drawing, shown beside its name. */
export function DrawingField({ field, pointer }: FieldProps) {
  const { value } = useValue(field, pointer);
  const { site } = useForm();
  const { sprite } = site.resources;
  return (
    <div className={styles.drawing}>
      {field.widget === "logo" ? (
        <Thumbnail src={drawingFile("logo", String(value))} />
      ) : (
        sprite.names.includes(String(value)) && (
          <Pictogram src={pictogramUrl(sprite, String(value))} className={styles.thumbnail} />
        )
      )}
      <Select field={field} pointer={pointer} options={field.options} />
    </div>
  );
}

function option(value: Json, words: string): Option {
  return { value, words, group: "" };
}
