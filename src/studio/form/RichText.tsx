import { createElement, type ReactNode } from "react";
import type { RichNode } from "../../model/content.ts";
import { parseMarkdown } from "../../renderer/markdown.ts";
import styles from "./MarkdownField.module.css";

/** Markdown as pages show it. Links lead nowhere here. */
export function RichText({ children }: { children: string }) {
  return <div className={styles.rich}>{parseMarkdown(children).map(node)}</div>;
}

function node(each: RichNode, index: number): ReactNode {
  if (typeof each === "string") return each;
  if (each.tag === "a") return createElement("u", { key: index, title: each.href }, ...(each.children ?? []).map(node));
  return createElement(each.tag, { key: index }, ...(each.children ?? []).map(node));
}
