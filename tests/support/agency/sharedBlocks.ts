import type { Json } from "../../../src/model/fields.ts";
import { SERVICES } from "./settings.ts";
import { textAbout } from "./words.ts";

/** The projects of the agency: the picture of each, what it is and what was done for it. */
export const PROJECTS: readonly (readonly [file: string, title: string, category: string])[] = [
  ["01-organic-honey", "Organic honey brand", "Web Development"],
  ["02-interior-materials", "Interior building-materials brand", "Web Development"],
  ["03-laundry", "On-demand laundry service", "Software Development"],
  ["04-tile-manufacturer", "Tile manufacturer", "Mobile App Development"],
  ["05-supermarket", "Supermarket chain in the Middle East", "Mobile App Development"],
  ["06-school", "School management system", "Mobile App Development"],
  ["07-protection-film", "Surface-protection film maker", "Web Development"],
  ["08-veneer-laminate", "Decorative veneer and laminate brand", "Web Development"],
  ["09-textile-orders", "Textile business with inventory and order software", "Software Development"],
  ["10-construction-hr", "Construction group’s HR app", "Mobile App Development"],
  ["11-tile-room-view", "Tiles shown in your room", "Mobile App Development"],
];

const STAGES: readonly (readonly [title: string, points: string[], phonePoints?: string[]])[] = [
  ["Requirement Analysis", ["Idea validation", "Market research", "Competitor analysis"]],
  ["App Planning", ["Road map", "Tools and technology"], ["Product road map", "Choice of tools"]],
  ["UI/UX", ["Blueprint structure", "Wireframing each screen", "Designing the app"]],
  ["Prototyping", ["Sketches", "Low-fidelity wireframes"], ["Paper sketches", "Low-fidelity wireframes"]],
  ["App Development", ["Front-end and back-end", "API integrations", "Native or cross-platform"]],
  ["Quality Assurance", ["User experience testing", "Functional testing", "Security testing"]],
  ["Deployment", ["App store guidelines", "Analytics set-up"], ["Marketplace launches", "Application handover"]],
];

const CLIENTS: readonly (readonly [quote: string, title: string, looks: string])[] = [
  ["They asked better questions than we did.", "Founder, organic honey brand", "long dark hair"],
  ["Parents stopped calling the office to ask where the bus is.", "Founder, school group", "glasses"],
  ["We used to count rolls of cloth in three notebooks.", "Founder, textile business", "a turban and a beard"],
];

const INDUSTRIES: readonly (readonly [title: string, ground: string])[] = [
  ["Healthcare", "leaf"],
  ["Education and E-learning", "vermilion"],
  ["Food Delivery and Restaurant", "marigold"],
  ["E-Commerce and Retail", "cobalt"],
  ["Travel and Hospitality", "periwinkle"],
  ["Manufacturing", "leaf"],
  ["Logistics", "ink"],
];

/** The pictogram whose name is made of the same words. */
export const pictogramOf = (folder: string, title: string) =>
  `${folder}/${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;

/** The questions of a FAQ, with answers of three sentences. */
export function questions(...asked: string[]): Json[] {
  return asked.map((question) => ({ question, answer: textAbout(`what is asked with “${question}”`, 3) }));
}

/** The shared blocks of the agency, by the names of their files, and what pages may say in their own words. */
export const sharedBlocks: Record<string, { block: { [field: string]: Json }; open: string[] }> = {
  consultation: {
    open: ["heading", "text", "button", "art"],
    block: {
      type: "cta",
      heading: "Got an app idea? Let’s talk it through.",
      text: "Tell us who will use it and what it should do. You are under no obligation.",
      button: { label: "Schedule a Free Consultation Today.", href: "/contact" },
    },
  },
  "contact-form": {
    open: ["heading", "text", "details", "ground"],
    block: {
      type: "contactForm",
      id: "form",
      heading: "Let’s Get in Touch",
      text: "Send the form and we reply within a few days. The first consultation is free.",
      details: [
        { icon: "mail", label: "Email", text: "{email}", href: "mailto:{email}" },
        { icon: "phone", label: "Phone", text: "{phone}", href: "tel:{phone}" },
      ],
      form: "contact",
    },
  },
  faq: {
    open: ["heading"],
    block: {
      type: "faq",
      heading: "Questions clients ask us first",
      items: questions(
        "How long does it take to build an app?",
        "What does a mobile app cost?",
        "Will you look after the app once it is live?",
        "Do you sign an NDA before we share the idea?",
        "Can you work with our existing team?",
      ),
    },
  },
  industries: {
    open: ["heading"],
    block: {
      type: "carousel",
      heading: "Industries We Serve",
      slidesInView: 2,
      slides: INDUSTRIES.map(([title, ground]) => ({
        title,
        text: textAbout(title.toLowerCase(), 1),
        ground,
        pictogram: pictogramOf("industries", title),
      })),
    },
  },
  "market-trends": {
    open: ["heading"],
    block: {
      type: "postCards",
      heading: "Recent Market Trends",
      ground: "mist",
      posts: ["/IosorAndroidFindout", "/HowtoCreateAppfromScratch"],
    },
  },
  portfolio: {
    open: ["heading"],
    block: {
      type: "carousel",
      heading: "Our Portfolio",
      ground: "mist",
      slidesInView: 3,
      slides: PROJECTS.map(([file, title, category], index) => ({
        image: { src: `portfolio/${file}.webp`, alt: `Portfolio image ${index + 1}` },
        title,
        category,
      })),
      button: { label: "See all projects", href: "/portfoliopage" },
    },
  },
  process: {
    open: ["heading"],
    block: {
      type: "process",
      heading: "Our Development Process",
      stages: STAGES.map(([title, points, phonePoints]) => ({ title, points, ...(phonePoints && { phonePoints }) })),
      base: {
        title: "Support and Maintenance",
        text: "App monitoring, troubleshooting and managed services, for as long as the app is in use.",
        phoneText: "24/7 support, app monitoring and managed services after the launch.",
      },
    },
  },
  services: {
    open: ["heading", "lead"],
    block: {
      type: "servicesGrid",
      heading: "Services We Offer As A Mobile & Web App Company",
      lead: "Eight services that are often needed together.",
      items: [...SERVICES.slice(1), ["UI/UX Designs", "/contact", "ui-ux-designs"] as const].map(
        ([title, href, file]) => ({ pictogram: `services/${file}`, title, text: textAbout(title), href }),
      ),
    },
  },
  testimonials: {
    open: ["heading"],
    block: {
      type: "testimonials",
      label: "TESTIMONIALS",
      heading: "WHAT OUR CLIENTS SAY",
      items: CLIENTS.map(([quote, title, looks], index) => ({
        quote,
        name: "Client name",
        title,
        image: { src: `people/testimonial-${index + 1}.webp`, alt: `Drawn portrait of a client with ${looks}` },
      })),
      ground: "mist",
    },
  },
};
