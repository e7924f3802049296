import { useRef } from "react";
import { Button } from "../ui/Button.tsx";

/** Asks for a picture of the author's own. */
export function Upload({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon="upload"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) input.current!.click();
        }}
      >
        {isBusy ? "Uploading…" : "Upload a picture"}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Picture to upload"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
}
