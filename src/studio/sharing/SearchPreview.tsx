import { LONGEST_DESCRIPTION, SHORTEST_DESCRIPTION } from "../../model/description.ts";
import { LONGEST_TITLE, SHORTEST_TITLE } from "../../model/title.ts";
import type { Group } from "../../node/check/site.ts";
import type { SiteData } from "../site/siteData.ts";
import { Counter } from "./Counter.tsx";
import styles from "./sharing.module.css";
import { shownTexts } from "./shownTexts.ts";

/** A page as search engines list it. */
export function SearchPreview({ page, site }: { page: Group; site: SiteData }) {
  const { title, description, host, route, company } = shownTexts(page, site);
  return (
    <section className={styles.part} aria-label="As search engines list it">
      <h3 className={styles.heading}>As search engines list it</h3>
      <div className={styles.result}>
        <p className={styles.company}>{company}</p>
        <p className={styles.address}>{[host, ...route.split("/").filter(Boolean)].join(" › ")}</p>
        <p className={styles.title}>{cut(title, LONGEST_TITLE) || "No title yet"}</p>
        <p className={styles.description}>{cut(description, LONGEST_DESCRIPTION) || "No description yet"}</p>
      </div>
      <Counter name="Title" text={title} shortest={SHORTEST_TITLE} longest={LONGEST_TITLE} />
      <Counter name="Description" text={description} shortest={SHORTEST_DESCRIPTION} longest={LONGEST_DESCRIPTION} />
    </section>
  );
}

function cut(text: string, longest: number): string {
  const letters = Array.from(text);
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : text;
}
