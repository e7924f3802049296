import { langOf, type WordName, type Words } from "../model/words.ts";
import { Icon } from "../ui/Icon.tsx";

interface CloseButtonProps {
  /** The id of the dialog that it closes. */
  dialog: string;
  /** What it is called for those who cannot see its sign. */
  name: WordName;
  words: Words;
  className: string | undefined;
}

/** The sign in a corner of a dialog that closes it, also without scripts. */
export function CloseButton({ dialog, name, words, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className}
      commandfor={dialog}
      command="close"
      aria-label={words[name]}
      lang={langOf(words, name)}
    >
      <Icon name="close" />
    </button>
  );
}
