import type { ReactNode } from "react";
import { isExternal, safeHref } from "../model/urls.ts";

interface NavLinkProps {
  href: string;
  /** The route that is shown now. */
  path: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of a navigation; the one to the page that is shown says so. */
export function NavLink({ href, path, className, children }: NavLinkProps) {
  const safe = safeHref(href);
  if (!safe) return <span className={className}>{children}</span>;
  return (
    <a
      href={safe}
      className={className}
      aria-current={safe === path ? "page" : undefined}
      rel={isExternal(safe) ? "noopener" : undefined}
    >
      {children}
    </a>
  );
}
