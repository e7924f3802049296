import {
  CONSULTATION,
  CONTACT_FORM,
  type ExpectedPage,
  type ExpectedSection,
  PORTFOLIO,
  READ_MORE,
} from "./expectation.ts";

const SERVICE_CARDS = [
  { label: "Web Development", href: "/web-development-services" },
  { label: "React Native Development", href: "/react-native-app-development-services" },
  { label: "Flutter Development", href: "/flutter-app-development" },
  { label: "Software Development", href: "/software-development-services" },
  { label: "SEO", href: "/search-engine-optimization" },
  { label: "Digital Marketing", href: "/digital-marketing-services" },
  { label: "Copywriting", href: "/copywriting-services-company" },
  // No page of its own.
  { label: "UI/UX Designs", href: "/contact" },
];

const PROCESS: ExpectedSection = {
  type: "process",
  heading: "Our Development Process",
  items: [
    "Requirement Analysis",
    "App Planning",
    "UI/UX",
    "Prototyping",
    "App Development",
    "Quality Assurance",
    "Deployment",
  ],
  says: [
    /idea validation/i,
    /market research/i,
    /competitor analysis/i,
    /road map/i,
    /tools and technology/i,
    /design planning/i,
    /blueprint structure/i,
    /wireframing each screen/i,
    /designing the app/i,
    /sketches/i,
    /low-fidelity wireframes/i,
    /high-fidelity wireframes/i,
    /front-end and back-end/i,
    /api integrations/i,
    /native or cross-platform/i,
    /user experience/i,
    /functional/i,
    /security testing/i,
    /app store guidelines/i,
    /analytics set-up/i,
    /app store submissions/i,
    "Support and Maintenance",
    /app monitoring/i,
    /troubleshooting/i,
    /managed services/i,
  ],
};

export const HOME: ExpectedPage = {
  route: "/",
  sections: [
    { type: "hero", links: [{ label: "Schedule a Free Consultation Today.", href: "/contact" }] },
    {
      type: "intro",
      heading: "Mobile & Web App Development Agency",
      links: [{ label: "Schedule Free Consultation", href: "/contact" }],
      says: ["5+", "50+"],
    },
    { type: "cta", links: [CONSULTATION] },
    {
      type: "servicesGrid",
      heading: "Services We Offer As A Mobile & Web App Company",
      items: SERVICE_CARDS.map(({ label }) => label),
      links: SERVICE_CARDS,
    },
    PORTFOLIO,
    PROCESS,
    {
      type: "testimonials",
      heading: "WHAT OUR CLIENTS SAY",
      items: [/founder/i, /founder/i, /founder/i],
      says: ["TESTIMONIALS"],
    },
    {
      type: "carousel",
      heading: "Industries We Serve",
      items: [
        "Healthcare",
        "Education and E-learning",
        "Food Delivery and Restaurant",
        "E-Commerce and Retail",
        "Travel and Hospitality",
        "Manufacturing",
        "Logistics",
      ],
    },
    {
      type: "postCards",
      heading: "Recent Market Trends",
      items: 2,
      links: READ_MORE,
    },
    { type: "faq", items: 5, open: "none" },
    CONTACT_FORM,
  ],
};

export const ABOUT: ExpectedPage = {
  route: "/whoweare",
  spellings: ["/Whoweare"],
  sections: [
    { type: "hero" },
    { type: "cardGrid", items: [/mission/i, /vision/i] },
    { type: "cardGrid", items: ["Project Managers", "Designers", "Developers", "QA Analysts"] },
    { type: "accordion", heading: "Core Value", items: 5, open: "first" },
    { type: "faq", open: "none" },
  ],
};

export const TECHNOLOGY: ExpectedPage = {
  route: "/technology",
  sections: [
    { type: "hero" },
    {
      type: "logoGrid",
      items: ["Design", "Database", "Cloud", "App Technologies", "Web Technologies", "Backend"],
    },
  ],
};

export const PORTFOLIO_PAGE: ExpectedPage = {
  route: "/portfoliopage",
  spellings: ["/portfolioPage"],
  title: /mobile and web projects/i,
  description: /mobile.*web/i,
  h1: "Excelling the Craft of Mobile App Development.",
  sections: [
    { type: "hero", says: [/successful projects/i] },
    {
      type: "portfolioGrid",
      heading: "Portfolio",
      items: [
        /^organic honey brand, Web Development$/i,
        /^interior building-materials brand, Web Development$/i,
        /^on-demand laundry service, Software Development$/i,
        /^tile manufacturer, Mobile App Development$/i,
        /^supermarket chain in the Middle East, Mobile App Development$/i,
        /^school management system, Mobile App Development$/i,
        /^surface-protection film maker, Web Development$/i,
        /^decorative veneer and laminate brand, Web Development$/i,
        /^textile business with inventory and order software, Software Development$/i,
        /^construction group’s HR app, Mobile App Development$/i,
      ],
    },
    CONTACT_FORM,
  ],
};

export const CONTACT: ExpectedPage = {
  route: "/contact",
  title: /contact|consultation/i,
  sections: [
    { type: "hero" },
    { ...CONTACT_FORM, says: [/skype/i, /phone/i] },
    { type: "contactDetails", items: ["Skype support", /phone/i, /email/i] },
    {
      type: "process",
      items: [/details/i, /reply within a few days/i, /NDA.*estimate/i, /contract/i],
      says: [/assess/i, /gather/i, /tech[- ]stack/i, /accept the quote/i],
    },
    { type: "faq", items: 5, open: "none" },
  ],
};
