import { createElement, Fragment, type ReactNode } from "react";
import type { RichElement, RichNode, RichText } from "../model/content.ts";
import { classes } from "./classes.ts";
import { SafeLink } from "./SafeLink.tsx";
import styles from "./Text.module.css";

interface TextProps {
  id?: string;
  className?: string | undefined;
  children: RichText;
}

/** A Markdown text of the author as elements. There is no HTML in it to trust. */
export function Text({ id, className, children }: TextProps) {
  return (
    <div id={id} className={classes(styles.text, className)}>
      {children.map(renderNode)}
    </div>
  );
}

function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === "string") return keepRanges(node, index);
  const children = node.children?.map(renderNode);
  if (node.tag === "a") return renderLink(node, index, children);
  return createElement(
    node.tag,
    { key: index, ...(node.start !== undefined && { start: node.start }) },
    ...(children ?? []),
  );
}

const RANGE = /(\S*\d\w?(?:-| to )\$?\d\S*)/;
/** The middle of one, which is looked for much quicker. */
const MIDDLE = /\d\w?(?:-| to )\$?\d/;
/** So many characters fit into a line of the narrowest phones. An address with such a range in it is longer, and breaks. */
const LONGEST = 24;

/** No line breaks inside "2-3", "$2000-$2500" or "4 to 6". */
function keepRanges(text: string, key: number): ReactNode {
  if (!MIDDLE.test(text)) return text;
  const parts = text.split(RANGE);
  const pieces = parts.map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST
      ? createElement("span", { key: index, className: styles.range }, part)
      : part,
  );
  return createElement(Fragment, { key }, ...pieces);
}

function renderLink(node: RichElement, key: number, children: ReactNode): ReactNode {
  return (
    <SafeLink key={key} href={node.href}>
      {children}
    </SafeLink>
  );
}
