import type { ReactNode } from "react";
import { SafeLink } from "../ui/SafeLink.tsx";

/** Where a visitor is. */
export interface Here {
  /** The route that is shown now. */
  path: string;
  /** The address of the menu entry that the page belongs to. */
  partOf?: string | undefined;
}

interface MenuLinkProps {
  href: string;
  here: Here;
  className?: string | undefined;
  children: ReactNode;
}

/** A link in a navigation, with `aria-current` if it leads to the current page or to its section. */
export function MenuLink({ href, here, className, children }: MenuLinkProps) {
  return (
    <SafeLink href={href} className={className} current={current(href, here)}>
      {children}
    </SafeLink>
  );
}

/** The `aria-current` of an entry that opens links: "true" if the current page is among them. */
export function currentIn(links: readonly { href: string }[], here: Here): "true" | undefined {
  return links.some(({ href }) => current(href, here)) ? "true" : undefined;
}

function current(href: string, { path, partOf }: Here): "page" | "true" | undefined {
  if (href === path) return "page";
  return href === partOf ? "true" : undefined;
}
