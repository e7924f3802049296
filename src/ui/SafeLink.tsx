import type { ReactNode } from "react";
import { isExternal, isSafeHref } from "../model/urls.ts";

interface SafeLinkProps {
  href: string | undefined;
  className?: string | undefined;
  /** Says that it leads to the page, or to the section, that is shown. */
  current?: "page" | "true" | undefined;
  children: ReactNode;
}

/** A link whose address is on the allow-list; without one, only its words. */
export function SafeLink({ href, className, current, children }: SafeLinkProps) {
  if (href === undefined || !isSafeHref(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} aria-current={current} rel={isExternal(href) ? "noopener" : undefined}>
      {children}
    </a>
  );
}
