import { langOf, type WordName, type Words } from "../model/words.ts";
import { Icon } from "../ui/Icon.tsx";

interface CloseButtonProps {
  /** The id of the dialog that it closes. */
  dialog: string;
  /** The accessible name. */
  name: WordName;
  words: Words;
  className: string | undefined;
}

/** The button in a corner of a dialog that closes it, also without scripts. */
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
