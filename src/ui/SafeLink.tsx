import type { ReactNode } from "react";
import { isExternal, safeHref } from "../model/urls.ts";

interface SafeLinkProps {
  href: string | undefined;
  className?: string | undefined;
  /** Says that it leads to the page, or to the section, that is shown. */
  current?: "page" | "true" | undefined;
  children: ReactNode;
}

/** A link whose address is on the allow-list; without one, only its words. */
export function SafeLink({ href, className, current, children }: SafeLinkProps) {
  const safe = href === undefined ? undefined : safeHref(href);
  if (!safe) return <span className={className}>{children}</span>;
  return (
    <a href={safe} className={className} aria-current={current} rel={isExternal(safe) ? "noopener" : undefined}>
      {children}
    </a>
  );
}
