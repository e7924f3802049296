import { useId } from "react";
import type { StoredImage } from "../store/store.ts";
import styles from "./ImagePicker.module.css";

interface ImageGridProps {
  images: readonly StoredImage[];
  src: string;
  onSrc(src: string): void;
}

/** Pictures as small ones, folder by folder. */
export function ImageGrid({ images, src, onSrc }: ImageGridProps) {
  const name = useId();
  const folders = [...new Set(images.map(folderOf))];
  return (
    <div className={styles.folders}>
      {folders.map((folder) => (
        <fieldset key={folder}>
          <legend className={styles.folder}>{folder || "Others"}</legend>
          <div className={styles.grid}>
            {images
              .filter((image) => folderOf(image) === folder)
              .map((image) => (
                <label key={image.name} className={styles.cell} title={image.name}>
                  <input type="radio" name={name} checked={image.name === src} onChange={() => onSrc(image.name)} />
                  <img src={image.thumbnail} alt="" loading="lazy" />
                  <span>{image.name.slice(folder === "" ? 0 : folder.length + 1)}</span>
                </label>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function folderOf({ name }: StoredImage): string {
  return name.includes("/") ? name.slice(0, name.lastIndexOf("/")) : "";
}
