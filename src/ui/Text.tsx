import { createElement, Fragment, type ReactNode } from "react";
import type { RichElement, RichNode, RichTag, RichText } from "../model/content.ts";
import { WIDE } from "../model/letters.ts";
import { classes } from "./classes.ts";
import { keepTogether } from "./keepTogether.ts";
import { SafeLink } from "./SafeLink.tsx";
import styles from "./Text.module.css";

interface TextProps {
  id?: string;
  /** Position of the block on its page, which says at which level the headings of the text are. */
  position: number;
  /** It stands under the heading of an item. */
  inItem?: boolean;
  className?: string | undefined;
  children: RichText;
}

/** A Markdown text of the author as elements. There is no HTML in it to trust. */
export function Text({ id, position, inItem = false, className, children }: TextProps) {
  const level = (position === 0 ? 2 : 3) + (inItem ? 1 : 0);
  return (
    <div id={id} className={classes(styles.text, className)}>
      {children.map((node, index) => renderNode(node, index, level))}
    </div>
  );
}

/** @param level Of the highest headings in the text. */
function renderNode(node: RichNode, index: number, level: number): ReactNode {
  if (typeof node === "string") return keepRanges(keepTogether(node), index);
  const children = node.children?.map((child, i) =>
    // Code must be copied exactly as it was written.
    node.tag === "code" && typeof child === "string" ? child : renderNode(child, i, level),
  );
  if (node.tag === "a") return renderLink(node, index, children);
  const own = { ...(node.start !== undefined && { start: node.start }), ...leveled(node.tag, level) };
  return createElement(node.tag, { key: index, ...own }, ...(children ?? []));
}

/** The `aria-level` of a heading whose tag, which the styles go by, differs from its level in the outline. */
function leveled(tag: RichTag, level: number): { "aria-level"?: number } {
  if (tag !== "h3" && tag !== "h4") return {};
  const own = Number(tag[1]);
  const at = level < 3 ? own - 1 : Math.max(own, level);
  return at === own ? {} : { "aria-level": at };
}

/** The middle of a range. Tested alone first, because it is much quicker than `RANGE`. */
const MIDDLE = String.raw`\d\w?(?:-| to )\$?\d`;
const HAS_RANGE = new RegExp(MIDDLE);
/** So many characters fit into a line of the narrowest phones. */
export const NARROW_LINE = 24;
/** A character that belongs to a range. Lines may break between wide (CJK) letters, so these do not. */
const AROUND = String.raw`[^\s${WIDE}]`;
// Not in longer words, such as an address: they would not fit, and have to break.
const RANGE = new RegExp(
  `(?<!${AROUND})(${AROUND}{0,${NARROW_LINE}}${MIDDLE}${AROUND}{0,${NARROW_LINE}})(?!${AROUND})`,
  "u",
);

/** No line breaks inside "2-3", "$2000-$2500" or "4 to 6". */
function keepRanges(text: string, key: number): ReactNode {
  if (!HAS_RANGE.test(text)) return text;
  const parts = text.split(RANGE);
  const pieces = parts.map((part, index) =>
    index % 2 === 1 && part.length <= NARROW_LINE
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
