import type { Registry } from "../model/registry.ts";

export const registry: Registry = {
  accordion: () => import("./accordion/Accordion.tsx").then((m) => m.Accordion),
  article: () => import("./article/Article.tsx").then((m) => m.Article),
  cardGrid: () => import("./cardGrid/CardGrid.tsx").then((m) => m.CardGrid),
  carousel: () => import("./carousel/Carousel.tsx").then((m) => m.Carousel),
  contactDetails: () => import("./contactDetails/ContactDetails.tsx").then((m) => m.ContactDetails),
  contactForm: () => import("./contactForm/ContactForm.tsx").then((m) => m.ContactForm),
  cta: () => import("./cta/Cta.tsx").then((m) => m.Cta),
  faq: () => import("./faq/Faq.tsx").then((m) => m.Faq),
  hero: () => import("./hero/Hero.tsx").then((m) => m.Hero),
  intro: () => import("./intro/Intro.tsx").then((m) => m.Intro),
  logoGrid: () => import("./logoGrid/LogoGrid.tsx").then((m) => m.LogoGrid),
  portfolioGrid: () => import("./portfolioGrid/PortfolioGrid.tsx").then((m) => m.PortfolioGrid),
  postCards: () => import("./postCards/PostCards.tsx").then((m) => m.PostCards),
  process: () => import("./process/Process.tsx").then((m) => m.Process),
  servicesGrid: () => import("./servicesGrid/ServicesGrid.tsx").then((m) => m.ServicesGrid),
  tabs: () => import("./tabs/Tabs.tsx").then((m) => m.Tabs),
  testimonials: () => import("./testimonials/Testimonials.tsx").then((m) => m.Testimonials),
};
