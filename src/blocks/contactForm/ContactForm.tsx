import type { OnPage } from "../../model/placement.ts";
import { Form } from "../../ui/Form.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SafeLink } from "../../ui/SafeLink.tsx";
import { Section } from "../../ui/Section.tsx";
import { Stairs } from "../../ui/Stairs.tsx";
import { Text } from "../../ui/Text.tsx";
import type { ContactFormBlock } from "../../types.gen.ts";
import styles from "./ContactForm.module.css";

export function ContactForm({
  heading,
  text,
  details,
  form,
  ground = "cobalt",
  position,
  blockId,
  words,
}: ContactFormBlock & OnPage) {
  return (
    <Section id={blockId} ground="mist" className={styles.contact}>
      <div className={styles.panel} data-ground={ground}>
        <Heading position={position}>{heading}</Heading>
        {text && (
          <Text position={position} className="lead">
            {text}
          </Text>
        )}
        {details && <Details details={details} />}
        <Stairs className={styles.stairs} />
      </div>
      <div className={styles.form} data-reveal="form">
        <Form form={form} words={words} idPrefix={blockId} />
      </div>
    </Section>
  );
}

function Details({ details }: { details: NonNullable<ContactFormBlock["details"]> }) {
  return (
    <dl className={styles.details}>
      {details.map(({ icon, label, text, href }, index) => (
        <div key={index}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>
            <SafeLink href={href}>{text}</SafeLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
