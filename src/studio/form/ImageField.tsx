import { pathOf } from "../../model/pointer.ts";
import type { Group } from "../../node/check/site.ts";
import { inSentence } from "../document/fieldWords.ts";
import { groupMeant } from "../document/groupMeant.ts";
import type { EditorField } from "../fields/field.ts";
import { fileSize } from "../../model/fileSize.ts";
import { text } from "../site/siteData.ts";
import { Button, IconButton } from "../ui/Button.tsx";
import layout from "../ui/fields.module.css";
import { filesOn } from "../ui/files.ts";
import { Fields } from "./Fields.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { controlId, type FieldProps, type ImageValue, useForm } from "./form.ts";
import styles from "./pictures.module.css";
import { useValue } from "./useValue.ts";

/** A picture with its description, or a statement that it needs none. */
export function ImageField({ field, pointer }: FieldProps) {
  const { set, clear } = useValue(field, pointer);
  const { document, lookup, pickImage } = useForm();
  const own = groupMeant(lookup, document, pathOf(pointer, document.data));
  const words = field.fields
    .filter(({ name }) => name !== "src" && !(name === "alt" && own["decorative"] === true))
    // No schema asks for it, as a picture that only decorates has none.
    .map((each) => (each.name === "alt" ? { ...each, required: true } : each));
  const choose = (files: readonly File[]) =>
    pickImage({ value: imageValue(own), isOnlyFile: false, files }, (image) => set(merged(own, image)));
  return (
    <FieldRow field={field} pointer={pointer} isGroup aside={<RemovePart field={field} onRemove={clear} />}>
      {() => (
        <div className={styles.image}>
          <Chosen src={imageValue(own).src} pointer={`${pointer}/src`} onChoose={choose} />
          <Fields fields={words} pointer={pointer} />
        </div>
      )}
    </FieldRow>
  );
}

/** The name of a picture whose description stands elsewhere. */
export function ImageFileField({ field, pointer }: FieldProps) {
  const { value, set, clear } = useValue(field, pointer);
  const { pickImage } = useForm();
  const src = typeof value === "string" ? value : "";
  return (
    <FieldRow field={field} pointer={pointer} isGroup aside={<RemovePart field={field} onRemove={clear} />}>
      {() => (
        <Chosen
          src={src}
          pointer={pointer}
          onChoose={(files) => pickImage({ value: { src }, isOnlyFile: true, files }, (image) => set(image.src))}
        />
      )}
    </FieldRow>
  );
}

/** Takes out a part that may be missing. */
function RemovePart({ field, onRemove }: { field: EditorField; onRemove(): void }) {
  if (field.required) return null;
  return <IconButton icon="remove" label={`Remove ${inSentence(field.title)}`} onClick={onRemove} />;
}

interface ChosenProps {
  src: string;
  pointer: string;
  /** @param files That were dropped or pasted here. */
  onChoose(files: readonly File[]): void;
}

function Chosen({ src, pointer, onChoose }: ChosenProps) {
  const { site } = useForm();
  const image = site.images.find(({ name }) => name === src);
  return (
    <div className={styles.chosen} role="presentation" {...filesOn(onChoose)}>
      <Thumbnail src={src} />
      <div>
        <p className={styles.file}>{src || "No picture yet"}</p>
        {image && (
          <p className={layout.small}>
            {image.width} by {image.height} pixels, {fileSize(image.bytes)}
          </p>
        )}
        <Button id={controlId(pointer)} onClick={() => onChoose([])}>
          {src ? "Change picture" : "Choose a picture"}
        </Button>
      </div>
    </div>
  );
}

/** A small version of a picture; nothing for one that the site does not have. */
export function Thumbnail({ src }: { src: string }) {
  const { site } = useForm();
  const image = site.images.find(({ name }) => name === src);
  return image ? (
    <img className={styles.thumbnail} src={image.thumbnail} alt="" loading="lazy" />
  ) : (
    <span className={styles.thumbnail} />
  );
}

/** What a picture says of itself; its author may have written anything. */
function imageValue({ src, alt, decorative }: Group): ImageValue {
  return { src: text(src), alt: text(alt), decorative: decorative === true };
}

/** The picture in place of the one before. Its words go with the old one, unless they were chosen again. */
function merged(before: Group, { src, alt, decorative }: ImageValue): Group {
  const { alt: _alt, decorative: _decorative, ...rest } = before;
  return { ...rest, src, ...(alt !== undefined && { alt }), ...(decorative && { decorative: true }) };
}
