import type { FieldEntry } from "../model/catalogue.ts";
import type { Json } from "../model/fields.ts";
import styles from "./Fields.module.css";

/** More choices than this are folded away. */
const SHORT = 12;

/** The fields of a block in words: name, whether it is needed, what it is, what it may be. */
export function Fields({ fields }: { fields: readonly FieldEntry[] }) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="fields">
      <h2 id="fields">Fields</h2>
      <FieldList fields={fields} />
    </section>
  );
}

function FieldList({ fields }: { fields: readonly FieldEntry[] }) {
  return (
    <ul className={styles.list}>
      {fields.map((field) => (
        <li key={field.name} className={styles.field}>
          <div className={styles.row}>
            <p className={styles.name}>
              <code>{field.name}</code>
              <span>{field.required ? "needed" : "may be left out"}</span>
            </p>
            <p className={styles.what}>
              <b>{field.title}</b>
              <span>{field.value}</span>
            </p>
            <div className={styles.description}>
              <p>{field.description}</p>
              {field.choices.length > 0 && <Choices choices={field.choices} />}
            </div>
          </div>
          {field.fields.length > 0 && <FieldList fields={field.fields} />}
        </li>
      ))}
    </ul>
  );
}

function Choices({ choices }: { choices: readonly Json[] }) {
  const list = (
    <ul className={styles.choices}>
      {choices.map((choice) => (
        <li key={String(choice)}>
          <code>{JSON.stringify(choice)}</code>
        </li>
      ))}
    </ul>
  );
  if (choices.length <= SHORT) return list;
  return (
    <details className={styles.folded}>
      <summary>Show all {choices.length}</summary>
      {list}
    </details>
  );
}
