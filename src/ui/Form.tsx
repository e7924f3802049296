import type { ReactNode } from "react";
import type { FormContent, FormField } from "../model/content.ts";
import { TRAP } from "../model/sentAlong.ts";
import { mailHref, telHref } from "../model/urls.ts";
import { buttonClass, type ButtonLook } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { SafeLink } from "./SafeLink.tsx";
import styles from "./Form.module.css";

interface FormProps {
  form: FormContent;
  /** Starts the ids of the fields; unique on the page. */
  idPrefix: string;
  /** The look of the button. */
  look?: ButtonLook;
  /** What stands beside the button. */
  beside?: ReactNode;
}

/**
 * A form of the site. `enhanceForm.ts` validates and sends it; until then submitting waits for it, and without scripts
 * nothing can be submitted, so that nothing a visitor typed gets into an address.
 */
export function Form({ form, idPrefix, look = "solid", beside }: FormProps) {
  return (
    <form
      method="dialog"
      className={styles.form}
      data-form={form.name}
      data-enhance={form.behaviour}
      data-success={form.success}
      {...toSend(form)}
    >
      <noscript>
        {/* Being the form's first button, it keeps the Enter key from submitting. */}
        <button type="submit" disabled hidden>
          {form.submit}
        </button>
        <p className={styles.noscript}>
          Sending this form needs scripts, which are off in your browser. Write to{" "}
          <SafeLink href={mailHref(form.email)}>{form.email}</SafeLink> or call{" "}
          <SafeLink href={telHref(form.phone)}>{form.phone}</SafeLink> instead.
        </p>
      </noscript>
      <div className={styles.fields}>
        {form.fields.map((field, index) => (
          <Field key={field.name} field={field} id={`${idPrefix}-field-${index + 1}`} />
        ))}
        {form.delivery.kind === "endpoint" && <Trap />}
      </div>
      <div className={styles.actions}>
        <button type="submit" className={buttonClass(look)}>
          <span>{form.submit}</span>
          <Icon name="arrow-right" />
        </button>
        {beside}
      </div>
      <output className={styles.status} />
    </form>
  );
}

function Field({ field, id }: { field: FormField; id: string }) {
  return (
    <div className={styles.field} data-kind={field.kind}>
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className={styles.optional}> (optional)</span>}
      </label>
      <Control field={field} id={id} />
    </div>
  );
}

function Control({ field, id }: { field: FormField; id: string }) {
  const { name, required, kind } = field;
  const shared = {
    id,
    name,
    required,
    autoComplete: field.autocomplete,
    className: styles.control,
  };
  if (kind === "textarea") return <textarea {...shared} rows={4} />;
  if (kind !== "select") return <input {...shared} type={kind} />;
  return (
    <span className={styles.select}>
      <select {...shared}>
        <option value="">{field.placeholder ?? "Choose"}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}

/** Where a form is sent, and what is said on the way; nothing for a form that is not. */
function toSend({ delivery, email, phone }: FormContent) {
  if (delivery.kind === "demo") return {};
  const otherwise = `or reach us at ${email} or ${phone}.`;
  return {
    "data-url": delivery.url,
    "data-sending": "Sending…",
    "data-failure": `Your message could not be sent. What you typed is kept in the form. Try again, ${otherwise}`,
    "data-offline": `You are offline, so your message could not be sent. What you typed is kept in the form. Try again when you are online, ${otherwise}`,
    "data-unsure": "It is not certain that this message was sent. You can send it again.",
  };
}

/** A field that only programs fill in; the receiver can drop such messages. Not all browsers know `inert`. */
function Trap() {
  return (
    <div className="vh" aria-hidden="true" inert>
      <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
