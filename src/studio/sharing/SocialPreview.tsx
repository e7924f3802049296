import type { Group } from "../../node/check/site.ts";
import type { SiteData } from "../site/siteData.ts";
import styles from "./sharing.module.css";
import { shownTexts, socialPicture } from "./shownTexts.ts";

/** A page as it looks where somebody shares its address. */
export function SocialPreview({ page, site }: { page: Group; site: SiteData }) {
  const { title, description, host } = shownTexts(page, site);
  const picture = socialPicture(page, site);
  return (
    <section className={styles.part} aria-label="As social networks show it">
      <h3 className={styles.heading}>As social networks show it</h3>
      <div className={styles.card}>
        {picture ? (
          <img className={styles.picture} src={picture} alt="" />
        ) : (
          <div className={styles.picture}>No picture</div>
        )}
        <div className={styles.words}>
          <p className={styles.host}>{host}</p>
          <p className={styles.cardTitle}>{title || "No title yet"}</p>
          <p className={styles.cardText}>{description}</p>
        </div>
      </div>
    </section>
  );
}
