import type { Json } from "../../../src/model/fields.ts";
import { cards, type Group, hero, page, shared, toContact, withPictograms } from "./blocks.ts";
import { SERVICES } from "./settings.ts";
import { questions } from "./sharedBlocks.ts";
import { paragraphsAbout, textAbout } from "./words.ts";

type Service = (typeof SERVICES)[number];

/** The page of a service that needs nothing else. */
function service([title, href, file]: Service, ground: string, ...names: string[]): Group {
  return page(
    href,
    `${title} services`,
    hero(`${title}, step by step`, `panels/${file.replace("flutter-development", "flutter")}.webp`, { ground }),
    { type: "servicesGrid", heading: `What ${title} can be`, items: withPictograms(...names) },
    {
      type: "accordion",
      heading: "When it pays",
      items: cards(`Few words about ${title}`, `Money for ${title}`, `Time for ${title}`),
    },
    shared("consultation", { heading: `Ask us about ${title}.` }),
    {
      type: "faq",
      heading: "In two answers",
      items: questions(`Who needs ${title}?`, `How does ${title} begin?`),
    },
    shared("contact-form"),
  );
}

const [MOBILE, WEB, , FLUTTER, MARKETING, SEO, , SOFTWARE] = SERVICES;

const REACT_NATIVE = page(
  "/react-native-app-development-services",
  "React Native app development services",
  hero("One codebase, two app stores", "panels/react-native.webp", { ground: "marigold" }),
  {
    type: "servicesGrid",
    heading: "React Native services",
    items: withPictograms("software/migration", "software/api-services", "web/progressive-web-apps"),
  },
  {
    type: "accordion",
    heading: "What you gain with React Native",
    ground: "mist",
    items: withPictograms(
      "software/crm-integration",
      "process/7-deployment",
      "services/react-native-development",
      "services/software-development",
      "process/4-prototyping",
      "seo/local-seo",
    ),
  },
  {
    type: "tabs",
    heading: "Why choose us for React Native",
    items: ["We say when not to", "Designers beside developers", "Tested on real phones", "A plan for every upgrade"]
      .concat("Handed over completely")
      .map((title) => ({ title, content: paragraphsAbout(`“${title}”`, 2) })),
  },
  shared("consultation", { heading: "Two apps to maintain, and one would do?" }),
  shared("contact-form"),
);

const COPYWRITING = {
  ...page(
    "/copywriting-services-company",
    "Leading Professional Copywriting Agency",
    hero("A Copywriting Services Company", "panels/copywriting.webp", { ground: "ink" }),
    {
      type: "process",
      heading: "From a blank page to a published one",
      stages: ["Research", "Writing", "Analyze", "Publish"].map((title) => ({
        title,
        points: [`${title}: what you know`, `${title}: what others say`],
      })),
    },
    {
      type: "cta",
      variant: "banner",
      art: "quilt",
      heading: "Let’s create content that sets you apart.",
      button: toContact("Get A Free Consultation"),
    },
    {
      type: "cardGrid",
      heading: "Why Choose {company} as Your Copywriting Agency in Ahmedabad?",
      ground: "mist",
      items: cards("Industry Expertise", "Experienced Team", "Guaranteed Results"),
    },
    shared("faq"),
    shared("contact-form"),
  ),
  titleAlone: true,
};

const DIGITAL_MARKETING = page(
  MARKETING![1],
  "Digital marketing services for growing businesses",
  hero("Digital marketing, measured in leads", "panels/digital-marketing.webp", { ground: "pale" }),
  {
    type: "servicesGrid",
    heading: "Ways to reach the people who buy",
    items: [
      { pictogram: "services/seo", title: "Search", text: textAbout("search"), href: SEO![1] },
      ...withPictograms("marketing/link-building", "marketing/content-marketing"),
    ],
  },
  {
    type: "cardGrid",
    variant: "list",
    heading: "Why your business needs digital marketing",
    items: cards("Buyers look you up", "You can start small", "You choose who sees it", "You know what works"),
  },
);

/** The pages of the services, by the names of their files. */
export const services: Record<string, Json> = {
  copywriting: COPYWRITING,
  "digital-marketing": DIGITAL_MARKETING,
  flutter: service(FLUTTER!, "pale", "services/android-apps", "services/ios-apps"),
  "mobile-app-development": service(MOBILE!, "white", "services/android-apps", "services/ios-apps"),
  "react-native": REACT_NATIVE,
  seo: service(SEO!, "cobalt", "seo/local-seo", "marketing/link-building"),
  "software-development": service(
    SOFTWARE!,
    "mist",
    ...["migration", "api-services", "crm-integration", "quality-assurance"].map((name) => `software/${name}`),
    ...["progressive-web-apps", "support-and-maintenance"].map((name) => `web/${name}`),
    ...["1-requirement-analysis", "4-prototyping", "7-deployment"].map((name) => `process/${name}`),
  ),
  "web-development": service(
    WEB!,
    "pale",
    ...["progressive-web-apps", "support-and-maintenance"].map((name) => `web/${name}`),
    ...["migration", "api-services"].map((name) => `software/${name}`),
  ),
};
