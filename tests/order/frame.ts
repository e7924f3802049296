/** What stands around every page: link labels with their addresses, in the order in which a visitor meets them. */

type Links = readonly (readonly [label: string, href: string])[];

const EMAIL: Links[number] = ["hello@kitestep.example", "mailto:hello@kitestep.example"];
const PHONE: Links[number] = ["+91 00000 00000", "tel:+910000000000"];

export const STRIP: Links = [EMAIL, PHONE];

const COMPANY_MENU: Links = [
  ["Who we are", "/whoweare"],
  ["Technology", "/technology"],
];

const PLAIN_ENTRIES: Links = [
  ["Blog", "/blog"],
  ["Case Study", "/portfoliopage"],
  ["Contact Us", "/contact"],
];

const CALL_BACK: Links[number] = ["Request a call back", "/contact"];

/** The addresses of the eight service pages. */
export const SERVICE_PAGES: readonly string[] = [
  "/mobileappdevelopment",
  "/web-development-services",
  "/react-native-app-development-services",
  "/flutter-app-development",
  "/digital-marketing-services",
  "/search-engine-optimization",
  "/copywriting-services-company",
  "/software-development-services",
];

/** The links of the header and of the drawer, without those to the service pages. */
export const HEADER: Links = [...COMPANY_MENU, ["Request A Free Quote", "/contact"], ...PLAIN_ENTRIES, CALL_BACK];
export const DRAWER: Links = [...COMPANY_MENU, ...PLAIN_ENTRIES, CALL_BACK, PHONE];

export const MENUS: readonly string[] = ["Company", "Services"];

/** The links of the footer in order; null stands for the eight service pages. */
export const FOOTER: readonly (Links[number] | null)[] = [
  ["Discuss Your Project", "/contact"],
  ["Home", "/"],
  ["Company", "/whoweare"],
  ["Portfolio", "/portfoliopage"],
  ["Blogs", "/blog"],
  ["Technologies", "/technology"],
  ["Contact", "/contact"],
  null,
  EMAIL,
  PHONE,
];

export const FOOTER_COLUMNS: readonly string[] = ["About Us", "Solutions"];

/** A maps link and four social networks: all that leads to other sites from every page. */
export const OUTBOUND: readonly RegExp[] = [
  /^https:\/\/[^/]*(?:openstreetmap\.org|google\.[a-z.]+|apple\.com)\/.*Ahmedabad/,
  /^https:\/\/(?:www\.)?facebook\.com\//,
  /^https:\/\/(?:www\.)?instagram\.com\//,
  /^https:\/\/(?:www\.)?linkedin\.com\//,
  /^https:\/\/(?:www\.)?(?:x|twitter|youtube)\.com\//,
];

/** What the button of an invitation to talk may say. */
export const INVITING_LABELS: readonly string[] = [
  "Schedule a Free Consultation Today.",
  "Schedule Free Consultation",
  "Get a Free Consultation",
  "Get A Free Consultation",
  "Talk To Export Now",
  "Talk to our copywriting export",
  "Talk to our software development export",
  "Request A Free Quote",
  "Discuss Your Project",
];
