import "./dialogs.css";
import type { SiteContent } from "../model/content.ts";
import { langOf, type Words } from "../model/words.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Form } from "../ui/Form.tsx";
import { Stairs } from "../ui/Stairs.tsx";
import { CloseButton } from "./CloseButton.tsx";
import styles from "./QuoteModal.module.css";

/** The dialog with the quote form. Opening, closing and focus are the browser's work. */
export function QuoteModal({ site }: { site: SiteContent }) {
  const { words, header } = site;
  const { quote } = header;
  return (
    <dialog id="quote" className={styles.modal} aria-labelledby="quote-heading" suppressHydrationWarning>
      <div className={styles.parts}>
        <div className={styles.panel} data-ground="cobalt">
          <h2 id="quote-heading">{quote.heading}</h2>
          {quote.text && <p className={styles.text}>{quote.text}</p>}
          <Stairs className={styles.stairs} />
        </div>
        <div className={styles.form} data-ground="mist">
          <Form form={quote.form} words={words} idPrefix="quote-form" beside={<CloseWithWords words={words} />} />
        </div>
        <CloseButton dialog="quote" name="closeForm" words={words} className={styles.close} />
      </div>
    </dialog>
  );
}

function CloseWithWords({ words }: { words: Words }) {
  return (
    <button
      type="button"
      className={buttonClass("outline")}
      commandfor="quote"
      command="close"
      lang={langOf(words, "close")}
    >
      {words.close}
    </button>
  );
}
