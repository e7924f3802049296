import { Code } from "./Code.tsx";
import styles from "./Notice.module.css";

interface NoticeProps {
  heading: string;
  text?: string;
  links?: readonly { label: string; href: string }[];
  /** Words of the check, line by line. */
  report?: string;
}

/** A page that says why there is nothing to show, and where to go instead. */
export function Notice({ heading, text, links = [], report }: NoticeProps) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <h1>{heading}</h1>
      {text && <p className="lead">{text}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {report && (
        <Code label="What is wrong" className={styles.report}>
          {report}
        </Code>
      )}
    </div>
  );
}
