import { useEffect, useId, useRef, useState } from "react";
import type { ImageValue } from "../form/form.ts";
import { fileSize } from "../../model/fileSize.ts";
import type { SiteData } from "../site/siteData.ts";
import type { Store, Uploaded } from "../store/store.ts";
import { Button } from "../ui/Button.tsx";
import { useFiles } from "../ui/files.ts";
import { isFound } from "../ui/isFound.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { adviceOn, isPicture } from "./images.ts";
import { ImageGrid } from "./ImageGrid.tsx";
import styles from "./ImagePicker.module.css";
import { Upload } from "./Upload.tsx";
import { useUploads } from "./useUploads.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { showWrong } from "../ui/showWrong.ts";

interface ImagePickerProps {
  value: ImageValue;
  /** Whether the picture is described elsewhere, so that only its file is chosen. */
  isOnlyFile: boolean;
  /** Those that were dropped or pasted where the dialog is opened. */
  files: readonly File[];
  site: SiteData;
  store: Pick<Store, "upload" | "takeBack">;
  /** A new picture is there; `site` is expected to have it soon. */
  onUploaded(uploaded: Extract<Uploaded, { kind: "uploaded" }>): void;
  onPick(image: ImageValue): void;
  onClose(): void;
}

/** Chooses a picture of the site or a new one, and says what it shows. */
export function ImagePicker(props: ImagePickerProps) {
  const { value, isOnlyFile, files: given, site, store, onUploaded, onPick, onClose } = props;
  const [search, setSearch] = useState("");
  const [src, setSrc] = useState(value.src);
  const [alt, setAlt] = useState(value.alt ?? "");
  const [ticked, setTicked] = useState<boolean>();
  // Whether a picture is decorative is not carried over to another one.
  const isDecorative = ticked ?? (value.decorative === true && src === value.src);
  const [failure, setFailure] = useState("");
  const [uploading, setUploading] = useState<"no" | "now" | "done">("no");
  /** The words for the picture before, which another one may not need. */
  const before = src === value.src ? "" : (value.alt ?? "");
  const choose = (next: string) => {
    setUploading("no");
    setSrc(next);
    // Read after the upload: the author may have typed meanwhile.
    if (next === value.src) setAlt((now) => now || (value.alt ?? ""));
    else setAlt((now) => (now === value.alt ? "" : now));
  };
  const uploads = useUploads(store);
  const pictures = site.images.filter(isPicture);
  const found = pictures.filter(({ name }) => isFound(search, name));
  const chosen = site.images.find(({ name }) => name === src);
  const needsWords = !isOnlyFile && !isDecorative && alt.trim() === "";
  const missing = src === "" ? "Choose a picture." : needsWords ? "Say what it shows, or that it is decoration." : "";
  // What is chosen still may not be what is wanted.
  const wrong = uploading === "now" ? "Wait until the picture is uploaded." : missing;
  const [isTried, setTried] = useState(false);
  const use = () => {
    if (wrong) return showWrong(() => setTried(true));
    const words = isOnlyFile ? {} : isDecorative ? { decorative: true } : { alt: alt.trim() };
    uploads.take(src);
    onPick({ src, ...words });
  };
  const upload = async (file: File) => {
    setFailure("");
    setUploading("now");
    const uploaded = await uploads.upload(file);
    if (!uploaded) return;
    setUploading("no");
    if (uploaded.kind === "uploaded") {
      onUploaded(uploaded);
      choose(uploaded.image.name);
      setSearch("");
      setUploading("done");
    } else
      setFailure(uploaded.kind === "refused" ? uploaded.message : "There is no connection, so nothing was uploaded.");
  };
  const take = ([file, ...more]: readonly File[]) => {
    if (more.length > 0) setFailure("One picture goes here. Drop only one.");
    else if (file && uploading !== "now") void upload(file);
  };
  useFiles(take);
  const begin = useRef(() => take(given));
  useEffect(() => begin.current(), []);
  return (
    <Dialog
      title="Choose a picture"
      size="wide"
      onClose={onClose}
      actions={
        <>
          <p className={styles.wrong} role="alert">
            {isTried && wrong}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" onClick={use}>
            Use this picture
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <div data-wrong={(isTried && src === "") || undefined}>
          <SearchBox
            label="Find a picture"
            value={search}
            onChange={setSearch}
            found={`${found.length} of ${pictures.length} pictures`}
          />
          <ImageGrid images={found} src={src} onSrc={choose} />
        </div>
        <div className={styles.chosen}>
          <Upload isBusy={uploading === "now"} onFile={upload} />
          <p className={styles.hint}>Or drop it here, or paste it.</p>
          <output className="unseen">
            {uploading === "now" && "Uploading…"}
            {uploading === "done" && `The picture is uploaded, and chosen: ${src}`}
          </output>
          {failure && (
            <p className={styles.advice} role="alert">
              {failure}
            </p>
          )}
          {src !== "" && !chosen && <p className={styles.advice}>The site has no picture called {src}.</p>}
          {chosen && (
            <figure>
              <img className={styles.preview} src={chosen.thumbnail} alt="" />
              <figcaption className={styles.facts}>
                {chosen.name}
                <br />
                {chosen.width} by {chosen.height} pixels, {fileSize(chosen.bytes)}
              </figcaption>
            </figure>
          )}
          {chosen &&
            // Beside a failure it would seem to be about the file that was not taken.
            failure === "" &&
            adviceOn(chosen).map((advice) => (
              <p key={advice} className={styles.advice}>
                {advice}
              </p>
            ))}
          {!isOnlyFile && (
            <Words
              alt={alt}
              onAlt={setAlt}
              before={before}
              isWrong={isTried && src !== "" && needsWords}
              isDecorative={isDecorative}
              onDecorative={setTicked}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface WordsProps {
  alt: string;
  onAlt(alt: string): void;
  /** What was said of another picture; empty for nothing. */
  before: string;
  isWrong: boolean;
  isDecorative: boolean;
  onDecorative(isDecorative: boolean): void;
}

/** What those hear who cannot see it. */
function Words({ alt, onAlt, before, isWrong, isDecorative, onDecorative }: WordsProps) {
  const id = useId();
  return (
    <div className={styles.words}>
      <label htmlFor={id}>What it shows</label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        value={isDecorative ? "" : alt}
        disabled={isDecorative}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onAlt(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Read to people who cannot see it: “Two phones on a staircase”.
      </p>
      {before !== "" && alt === "" && !isDecorative && (
        <output className={styles.advice}>
          The picture before had these words: “{before}”. Write what this one shows, or{" "}
          <Button look="quiet" onClick={() => onAlt(before)}>
            Keep these words
          </Button>
        </output>
      )}
      <label className={styles.decorative}>
        <input type="checkbox" checked={isDecorative} onChange={({ target }) => onDecorative(target.checked)} />
        It is decoration and says nothing
      </label>
    </div>
  );
}
