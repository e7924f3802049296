import { Fragment, type ReactNode } from "react";
import * as english from "../model/english.gen.ts";
import type { FormContent, FormField } from "../model/content.ts";
import { HONEYPOT } from "../model/botSignals.ts";
import { mailHref, telHref } from "../model/urls.ts";
import { fillNames, langOf, unlessEnglish, type Words } from "../model/words.ts";
import { buttonClass, type ButtonLook } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { SafeLink } from "./SafeLink.tsx";
import styles from "./Form.module.css";

interface FormProps {
  form: FormContent;
  words: Words;
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
export function Form({ form, words, idPrefix, look = "solid", beside }: FormProps) {
  return (
    <form
      method="dialog"
      className={styles.form}
      data-form={form.name}
      data-enhance={form.behaviour}
      data-success={form.success}
      data-fill-in={unlessEnglish(words.fillIn, english.fillIn)}
      data-enter-email={unlessEnglish(words.enterEmail, english.enterEmail)}
      data-choose-answer={unlessEnglish(words.chooseAnswer, english.chooseAnswer)}
      {...toSend(form, words)}
    >
      <noscript>
        {/* Enter submits by the first submit button of a form: while that is disabled, it does nothing. */}
        <button type="submit" disabled hidden>
          {form.submit}
        </button>
        <p className={styles.noscript} lang={langOf(words, "noScripts")}>
          {withLinks(words.noScripts, form)}
        </p>
      </noscript>
      <div className={styles.fields}>
        {form.fields.map((field, index) => (
          <Field key={field.name} field={field} words={words} id={`${idPrefix}-field-${index + 1}`} />
        ))}
        {form.delivery.kind === "endpoint" && <Honeypot />}
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

interface FieldProps {
  field: FormField;
  words: Words;
  id: string;
}

function Field({ field, words, id }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {field.label}
        {!field.required && (
          <span className={styles.optional} lang={langOf(words, "optional")}>{` ${words.optional}`}</span>
        )}
      </label>
      <Control field={field} words={words} id={id} />
    </div>
  );
}

function Control({ field, words, id }: FieldProps) {
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
        <option value="" lang={field.placeholder === undefined ? langOf(words, "choose") : undefined}>
          {field.placeholder ?? words.choose}
        </option>
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

/** Where a form is sent, and what is said on the way. */
function toSend({ delivery, email, phone }: FormContent, words: Words) {
  if (delivery.kind === "demo") return { "data-failure": unlessEnglish(words.tryAgain, english.tryAgain) };
  const own = { email, phone };
  return {
    "data-url": delivery.url,
    "data-sending": words.sending,
    "data-trying": words.stillTrying,
    "data-failure": fillNames(words.notSent, own),
    "data-offline": fillNames(words.offline, own),
    "data-unsure": words.unsure,
  };
}

/** A sentence with links for the names in it. */
function withLinks(sentence: string, { email, phone }: FormContent): ReactNode {
  const links: Readonly<Record<string, ReactNode>> = {
    "{email}": <SafeLink href={mailHref(email)}>{email}</SafeLink>,
    "{phone}": <SafeLink href={telHref(phone)}>{phone}</SafeLink>,
  };
  return sentence
    .split(/(\{(?:email|phone)\})/)
    .map((part, index) => <Fragment key={index}>{links[part] ?? part}</Fragment>);
}

/** A field that only programs fill in; the receiver can drop such messages. Not all browsers know `inert`. */
function Honeypot() {
  return (
    <div className="vh" aria-hidden="true" inert>
      <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
