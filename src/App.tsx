import "./ui/base.css";
import "./ui/print.css";
import type { ReactNode } from "react";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import type { Here } from "./layout/MenuLink.tsx";
import { MobileMenu } from "./layout/MobileMenu.tsx";
import { QuoteModal } from "./layout/QuoteModal.tsx";
import type { SiteContent } from "./model/content.ts";
import { PageRenderer, type Components } from "./renderer/PageRenderer.tsx";
import type { ResolvedPage } from "./renderer/resolvePage.ts";

/** Everything that a page is shown with: the same in the prerendered HTML and in the browser. */
export interface View {
  site: SiteContent;
  page: ResolvedPage;
  components: Components;
}

export function App({ site, page, components }: View) {
  return (
    <SiteFrame site={site} here={{ path: page.route, partOf: page.partOf }}>
      {/* Each page has elements of its own: scripts have changed those of the page before. */}
      <PageRenderer key={page.route} page={page} components={components} words={site.words} />
    </SiteFrame>
  );
}

interface SiteFrameProps {
  site: SiteContent;
  here: Here;
  /** The blocks of the page. */
  children: ReactNode;
}

/** What stands around the blocks of any page. */
export function SiteFrame({ site, here, children }: SiteFrameProps) {
  return (
    <>
      <Header site={site} here={here} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={site} path={here.path} />
      <MobileMenu site={site} here={here} />
      <QuoteModal site={site} />
    </>
  );
}
