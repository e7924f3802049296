import "./dialogs.css";
import type { SiteContent } from "../model/content.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Form } from "../ui/Form.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Stairs } from "../ui/Stairs.tsx";
import styles from "./QuoteModal.module.css";

/** The dialog with the quote form. Opening, closing and focus are the browser's work. */
export function QuoteModal({ site }: { site: SiteContent }) {
  const { quote } = site.header;
  return (
    <dialog id="quote" className={styles.modal} aria-labelledby="quote-heading" closedby="any" suppressHydrationWarning>
      <div className={styles.parts}>
        <div className={styles.panel} data-ground="cobalt">
          <h2 id="quote-heading">{quote.heading}</h2>
          {quote.text && <p className={styles.text}>{quote.text}</p>}
          <Stairs className={styles.stairs} />
        </div>
        <div className={styles.form} data-ground="mist">
          <Form form={quote.form} idPrefix="quote-form" beside={<CloseButton />} />
        </div>
        <button type="button" className={styles.close} commandfor="quote" command="close" aria-label="Close the form">
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

function CloseButton() {
  return (
    <button type="button" className={buttonClass("outline")} commandfor="quote" command="close">
      Close
    </button>
  );
}
