import { APP_FROM_SCRATCH, BLOG, IOS_OR_ANDROID } from "./blogPages.ts";
import { ABOUT, CONTACT, HOME, PORTFOLIO_PAGE, TECHNOLOGY } from "./companyPages.ts";
import type { ExpectedPage } from "./expectation.ts";
import { COPYWRITING, FLUTTER, MARKETING, MOBILE, REACT_NATIVE, SEO, SOFTWARE, WEB } from "./servicePages.ts";

/** The sixteen pages of the site, as they were ordered. */
export const EXPECTED_PAGES: readonly ExpectedPage[] = [
  HOME,
  ABOUT,
  TECHNOLOGY,
  MOBILE,
  WEB,
  REACT_NATIVE,
  FLUTTER,
  MARKETING,
  SEO,
  COPYWRITING,
  SOFTWARE,
  BLOG,
  PORTFOLIO_PAGE,
  CONTACT,
  IOS_OR_ANDROID,
  APP_FROM_SCRATCH,
];

/** What every other address shows. */
export const NOT_FOUND: ExpectedPage = {
  route: "/nowhere",
  title: /not found/i,
  sections: [{ type: "hero", says: [/no page at this address/i], links: [{ href: "/" }] }],
};
