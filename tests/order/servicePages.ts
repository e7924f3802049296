import { CONSULTATION, CONTACT_FORM, type ExpectedPage } from "./expectation.ts";

export const MOBILE: ExpectedPage = {
  route: "/mobileappdevelopment",
  sections: [
    { type: "hero" },
    { type: "accordion", items: ["Android", "iOS", "Flutter", "React Native"], open: "first" },
    { type: "servicesGrid", heading: /tailored/i, items: 4 },
    { type: "faq", open: "none" },
  ],
};

export const REACT_NATIVE: ExpectedPage = {
  route: "/react-native-app-development-services",
  sections: [
    { type: "hero" },
    { type: "servicesGrid", items: 6 },
    { type: "accordion", atMost: 7, open: "first" },
    { type: "tabs", heading: /why choose us/i, items: 5 },
    { type: "faq", items: 4, open: "none" },
  ],
};

export const FLUTTER: ExpectedPage = {
  route: "/flutter-app-development",
  sections: [
    { type: "hero" },
    { type: "cardGrid", heading: /why choose us/i, items: 6 },
    { type: "accordion", items: 7, open: "first" },
    { type: "faq", items: 7, open: "none", says: [/simple app takes about 4-6 weeks/i] },
  ],
};

export const WEB: ExpectedPage = {
  route: "/web-development-services",
  sections: [
    { type: "hero" },
    { type: "intro" },
    {
      type: "servicesGrid",
      items: [
        /^custom web development$/i,
        /^progressive web apps$/i,
        /^e-commerce/i,
        /^custom web applications$/i,
        /^support and maintenance$/i,
      ],
    },
    {
      type: "cardGrid",
      items: [
        /^QA and testing$/i,
        /^CMS/,
        /^UI\/UX/,
        /^front-end/i,
        /^back-end/i,
        /^API development and integration$/i,
      ],
    },
    { type: "faq", items: 4, open: "none" },
  ],
};

export const MARKETING: ExpectedPage = {
  route: "/digital-marketing-services",
  sections: [
    { type: "hero" },
    {
      type: "servicesGrid",
      items: [
        /^SEO$/,
        /^link building$/i,
        /^social media optimi[sz]ation$/i,
        /^performance marketing$/i,
        /^content marketing$/i,
        /^email marketing$/i,
      ],
    },
    { type: "cardGrid", items: 4 },
    { type: "cta", variant: "banner", links: [CONSULTATION] },
    { type: "cardGrid", heading: /why.*need/i, items: 6 },
  ],
};

export const SEO: ExpectedPage = {
  route: "/search-engine-optimization",
  spellings: ["/search-engine-optimization%20"],
  sections: [
    { type: "hero" },
    {
      type: "servicesGrid",
      items: [
        /^local/i,
        /^technical/i,
        /^on-page/i,
        /^off-page/i,
        /^link building$/i,
        /^e-commerce SEO$/i,
        /^content writing$/i,
      ],
    },
    { type: "cardGrid", heading: /reasons/i, items: 6 },
    { type: "cta", variant: "banner", links: [CONSULTATION] },
    { type: "faq", items: 5, open: "none", says: [/4 to 6 months/] },
  ],
};

export const COPYWRITING: ExpectedPage = {
  route: "/copywriting-services-company",
  title: "Leading Professional Copywriting Agency",
  h1: "A Copywriting Services Company",
  sections: [
    { type: "hero", links: [{ label: "Talk to our copywriting export", href: "/contact" }] },
    { type: "intro" },
    {
      type: "servicesGrid",
      items: [
        /^blogs$/i,
        /^landing pages$/i,
        /^social media copy$/i,
        /^press releases$/i,
        /^product descriptions$/i,
        /^email copy$/i,
        /^brochure copy$/i,
      ],
    },
    { type: "cta", variant: "block", links: [CONSULTATION] },
    { type: "process", items: ["Research", "Writing", "Analyze", "Publish"] },
    {
      type: "cta",
      variant: "banner",
      heading: "Let’s create content that sets you apart.",
      links: [{ label: "Get A Free Consultation", href: "/contact" }],
    },
    {
      type: "cardGrid",
      heading: "Why Choose Kitestep as Your Copywriting Agency in Ahmedabad?",
      items: [
        "Industry Expertise",
        "Experienced Team",
        "Guaranteed Results",
        "Copy That Converts",
        "Content That Speaks",
        "Content That Ranks",
      ],
    },
    { type: "faq", items: 5, open: "none" },
    CONTACT_FORM,
  ],
};

export const SOFTWARE: ExpectedPage = {
  route: "/software-development-services",
  title: "Custom Software Development Company",
  h1: "Custom Software Development Services In India",
  sections: [
    { type: "hero", links: [{ label: "Talk to our software development export", href: "/contact" }] },
    { type: "intro" },
    {
      type: "servicesGrid",
      items: [
        /^custom software$/i,
        /^web development$/i,
        /^mobile app development$/i,
        /^software integration$/i,
        /^quality assurance and testing$/i,
        /^software consulting$/i,
        /^API services$/i,
        /^customer CRM integration$/i,
        /^maintenance and support$/i,
      ],
    },
    { type: "cta", variant: "block", heading: "Got an App Idea? Let’s Talk!", links: [CONSULTATION] },
    {
      type: "cta",
      variant: "banner",
      heading: "Do you have an IDEA? | We have a TEAM to get you there!",
      links: [CONSULTATION],
    },
    { type: "cardGrid", items: ["Scalable Teams", "Robust Architecture", "Complete Transparency"] },
    { type: "carousel" },
    {
      type: "cardGrid",
      heading: "Software Types We Offer for Different Industries",
      items: ["Healthcare", "Logistics", "Retail", "Finance", "Education", "Real Estate"],
    },
    CONTACT_FORM,
  ],
};
