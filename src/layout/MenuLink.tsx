import type { ReactNode } from "react";
import { SafeLink } from "../ui/SafeLink.tsx";

/** Where a visitor is. */
export interface Here {
  /** The route that is shown now. */
  path: string;
  /** Where the entry of the menu leads to which that page belongs. */
  partOf?: string | undefined;
}

interface MenuLinkProps {
  href: string;
  here: Here;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of a navigation; the one to the page that is shown, or to the section of it, says so. */
export function MenuLink({ href, here, className, children }: MenuLinkProps) {
  return (
    <SafeLink href={href} className={className} current={current(href, here)}>
      {children}
    </SafeLink>
  );
}

/** What the name of several links says where such a link is among them. */
export function currentIn(links: readonly { href: string }[], here: Here): "true" | undefined {
  return links.some(({ href }) => current(href, here)) ? "true" : undefined;
}

function current(href: string, { path, partOf }: Here): "page" | "true" | undefined {
  if (href === path) return "page";
  return href === partOf ? "true" : undefined;
}
