import "./ui/base.css";
import "./ui/print.css";
import { Footer } from "./layout/Footer.tsx";
import { Header } from "./layout/Header.tsx";
import { MobileMenu } from "./layout/MobileMenu.tsx";
import { QuoteModal } from "./layout/QuoteModal.tsx";
import { PageRenderer, type Components } from "./renderer/PageRenderer.tsx";
import type { ResolvedPage } from "./renderer/resolvePage.ts";
import type { SiteContent } from "./types.gen.ts";

/** Everything that a page is shown with: the same in the prerendered HTML and in the browser. */
export interface View {
  site: SiteContent;
  page: ResolvedPage;
  components: Components;
  /** Address of the script behind the quote form. */
  quoteBehaviour?: string | undefined;
}

export function App({ site, page, components, quoteBehaviour }: View) {
  return (
    <>
      <Header site={site} path={page.route} />
      <main id="main" tabIndex={-1}>
        {/* Each page has elements of its own: scripts have changed those of the page before. */}
        <PageRenderer key={page.route} page={page} components={components} />
      </main>
      <Footer site={site} path={page.route} />
      <MobileMenu site={site} path={page.route} />
      <QuoteModal site={site} behaviour={quoteBehaviour} />
    </>
  );
}
