import { isUrgent, type OnPage } from "../../model/placement.ts";
import { langOf } from "../../model/words.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Section } from "../../ui/Section.tsx";
import { Text } from "../../ui/Text.tsx";
import type { ArticleBlock } from "../../types.gen.ts";
import { Chart } from "./Chart.tsx";
import styles from "./Article.module.css";

type Sections = ArticleBlock["sections"];

export function Article({
  contents,
  sections,
  form,
  formHeading,
  position,
  blockId,
  language,
  words,
}: ArticleBlock & OnPage) {
  const name = contents ?? words.contents;
  const lang = contents === undefined ? langOf(words, "contents") : undefined;
  return (
    <Section id={blockId} className={styles.article}>
      <div className={`wrap ${styles.columns}`} data-form={form ? "" : undefined}>
        {/* Two copies, of which the style sheet shows one: beside the text on wide screens, a disclosure above it on others. */}
        <nav className={styles.beside} aria-labelledby={`${blockId}-contents`}>
          <p id={`${blockId}-contents`} lang={lang}>
            {name}
          </p>
          <Contents sections={sections} />
        </nav>
        <details className={styles.above}>
          <summary lang={lang}>
            {name}
            <Icon name="chevron" />
          </summary>
          <nav aria-label={name}>
            <Contents sections={sections} />
          </nav>
        </details>
        <div className={styles.text}>
          {sections.map((section, index) => (
            <Part key={index} section={section} position={position + index} language={language} />
          ))}
        </div>
        {form && (
          <aside className={styles.side} data-ground="ink">
            {formHeading && <h2>{formHeading}</h2>}
            <Form form={form} words={words} idPrefix={blockId} look="marigold" />
          </aside>
        )}
      </div>
    </Section>
  );
}

function Contents({ sections }: { sections: Sections }) {
  return (
    <ol>
      {sections.map(({ id, heading }, index) => (
        <li key={index}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
}

interface PartProps {
  section: Sections[number];
  position: number;
  language: string | undefined;
}

function Part({ section, position, language }: PartProps) {
  const { id, heading, text, chart, image, imageCaption, button } = section;
  return (
    <section id={id}>
      <Heading position={position}>{heading}</Heading>
      <Text position={position}>{text}</Text>
      {chart && <Chart {...chart} language={language} />}
      {image && (
        <figure className={styles.figure}>
          <Picture
            image={image}
            place="(max-width: 1080px) 92vw, 47vw"
            className={styles.picture}
            urgent={isUrgent(position)}
          />
          {imageCaption && <figcaption>{imageCaption}</figcaption>}
        </figure>
      )}
      {button && <ButtonLink button={button} />}
    </section>
  );
}
