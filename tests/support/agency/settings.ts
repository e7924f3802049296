/** A service of the agency: what it is called, its page, and its pictogram and the file of its picture. */
export const SERVICES: readonly (readonly [label: string, href: string, file: string])[] = [
  ["Mobile App Development", "/mobileappdevelopment", "mobile-app-development"],
  ["Web Development", "/web-development-services", "web-development"],
  ["React Native Development", "/react-native-app-development-services", "react-native-development"],
  ["Flutter Development", "/flutter-app-development", "flutter-development"],
  ["Digital Marketing", "/digital-marketing-services", "digital-marketing"],
  ["SEO", "/search-engine-optimization", "seo"],
  ["Copywriting", "/copywriting-services-company", "copywriting"],
  ["Software Development", "/software-development-services", "software-development"],
];

const LEAD_FORM = {
  fields: ["name", "email", "number", "company", "service", "findus", "messages"],
  required: ["name", "email", "number", "company"],
  submit: "Send",
};

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** pages/_site.json of the agency. */
export const settings = {
  url: "https://kitestep.example",
  language: "en",
  brand: {
    name: "Kitestep",
    description: "Agency for apps, websites and software in Ahmedabad, India, for businesses of every size.",
    founded: 2019,
  },
  contact: {
    email: "hello@kitestep.example",
    phone: "+91 00000 00000",
    skype: "live:kitestep.example",
    address: ["4th floor, Sample House", "Example Road", "Ahmedabad 380000, Gujarat"],
    city: "Ahmedabad, India",
    map: "https://www.openstreetmap.org/search?query=Ahmedabad%2C%20Gujarat",
  },
  social: ["Facebook", "Instagram", "LinkedIn", "X"].map((label) => ({
    label,
    href: `https://www.${label.toLowerCase()}.com/`,
  })),
  socialImage: { src: "brand/og-image.jpg", alt: "Kitestep: apps and websites, built step by step" },
  header: {
    menu: [
      {
        label: "Company",
        links: [
          { label: "Who we are", text: "The team and how it works", href: "/whoweare" },
          { label: "Technology", text: "The tools we build with", href: "/technology" },
        ],
      },
      {
        label: "Services",
        links: SERVICES.map(([label, href, file]) => ({
          label,
          text: `What ${label.split(" ")[0]} can do`,
          pictogram: `services/${file}`,
          href,
        })),
        callout: {
          heading: "Not sure which one you need?",
          button: { label: "Request A Free Quote", href: "/contact" },
        },
      },
      { label: "Blog", href: "/blog" },
      { label: "Case Study", href: "/portfoliopage" },
      { label: "Contact Us", href: "/contact" },
    ],
    callBack: { label: "Request a call back", href: "/contact" },
    quote: {
      label: "Get a Quote",
      heading: "Get a Quote",
      text: "Tell us what you have in mind. We reply within a few days.",
      form: "quote",
    },
  },
  footer: {
    experience: { value: "5+", label: "years of experience" },
    text: "50+ projects completed. Bring us the next one.",
    button: { label: "Discuss Your Project", href: "/contact" },
    columns: [
      {
        heading: "About Us",
        links: [
          { label: "Home", href: "/" },
          { label: "Company", href: "/whoweare" },
          { label: "Portfolio", href: "/portfoliopage" },
          { label: "Blogs", href: "/blog" },
          { label: "Technologies", href: "/technology" },
          { label: "Contact", href: "/contact" },
        ],
      },
      { heading: "Solutions", links: SERVICES.map(([label, href]) => ({ label, href })) },
    ],
    office: "Office",
    mapLabel: "Open in maps",
    copyright: "© 2021 {company}",
  },
  fields: {
    name: { label: "Name", kind: "text", autocomplete: "name" },
    email: { label: "Email", kind: "email", autocomplete: "email" },
    number: { label: "Phone number", kind: "tel", autocomplete: "tel" },
    company: { label: "Company", kind: "text", autocomplete: "organization" },
    service: {
      label: "What do you need?",
      kind: "select",
      placeholder: "Service",
      options: SERVICES.map(([label, , value]) => ({ value, label })),
    },
    findus: {
      label: "How did you find us?",
      kind: "select",
      placeholder: "Find",
      options: optionsOf("Google", "Facebook", "Instagram", "LinkedIn", "Other"),
    },
    messages: { label: "Message", kind: "textarea" },
    message: { label: "Message", kind: "textarea" },
  },
  forms: {
    contact: { ...LEAD_FORM, success: "Your details has been submited." },
    quote: { ...LEAD_FORM, success: "Your details have been submitted." },
    discuss: {
      fields: ["name", "email", "number", "message"],
      required: ["name", "email", "number", "message"],
      submit: "Send",
      success: "Your details has been submited.",
    },
  },
  delivery: { kind: "demo" },
};
