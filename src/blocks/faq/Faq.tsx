import type { RichNode } from "../../model/content.ts";
import type { Placement } from "../../model/placement.ts";
import { scriptJson } from "../../model/scriptJson.ts";
import { Disclosure, Disclosures } from "../../ui/Disclosure.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Section } from "../../ui/Section.tsx";
import type { FaqBlock } from "../../types.gen.ts";
import styles from "./Faq.module.css";

export function Faq({ heading, items, ground, position, blockId }: FaqBlock & Placement) {
  return (
    <Section id={blockId} ground={ground} className={styles.faq}>
      <Disclosures beside={<Heading position={position}>{heading}</Heading>}>
        {items.map(({ question, answer }, index) => (
          <Disclosure key={index} index={index} group={blockId} position={position} title={question} text={answer} />
        ))}
      </Disclosures>
      <script type="application/ld+json">{structuredData(items)}</script>
    </Section>
  );
}

/** FAQ structured data (schema.org FAQPage). */
function structuredData(items: FaqBlock["items"]): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map((node) => plainText([node])).join("\n") },
    })),
  };
  return scriptJson(data);
}

function plainText(nodes: readonly RichNode[]): string {
  const words = (node: RichNode) => {
    if (typeof node === "string") return node;
    return node.tag === "br" ? "\n" : plainText(node.children ?? []);
  };
  const isNewLine = (index: number) => index > 0 && (isBlock(nodes[index]) || isBlock(nodes[index - 1]));
  return nodes.map((node, index) => (isNewLine(index) ? "\n" : "") + words(node)).join("");
}

const IN_LINE: ReadonlySet<string> = new Set(["strong", "em", "code", "a", "br"]);

function isBlock(node: RichNode | undefined): boolean {
  return typeof node === "object" && !IN_LINE.has(node.tag);
}
