import type { ReactNode } from "react";
import styles from "./Trouble.module.css";

interface TroubleProps {
  what: string;
  children: ReactNode;
}

/** Stands in the place of what cannot be shown. */
export function Trouble({ what, children }: TroubleProps) {
  return (
    <div className={styles.trouble}>
      <p>
        <strong>{what}</strong> {children}
      </p>
    </div>
  );
}
