import type { Json } from "../../../src/model/fields.ts";
import { APP_FROM_SCRATCH, guide, IOS_OR_ANDROID } from "./articles.ts";
import { cards, hero, page, shared, toContact, withPictograms } from "./blocks.ts";
import { services } from "./services.ts";
import { pictogramOf, PROJECTS, questions } from "./sharedBlocks.ts";
import { paragraphsAbout, textAbout } from "./words.ts";

const HOME = page(
  "/",
  "Mobile & Web App Development Agency",
  {
    type: "hero",
    variant: "home",
    heading: "Apps and websites, built step by step",
    lead: "A team of designers, developers and testers in Ahmedabad, at work since 2019.",
    image: {
      src: "hero/home-stairway-desktop.webp",
      alt: "Client apps on screens that stand on a colourful stairway, with kites flying above",
    },
    phoneImage: "hero/home-stairway-phone.webp",
    button: toContact("Schedule a Free Consultation Today."),
  },
  {
    type: "intro",
    heading: "Mobile & Web App Development Agency",
    text: "We take an idea from first sketch to the app stores and stay with it afterwards.",
    button: toContact("Schedule Free Consultation"),
    figures: [
      { value: "5+", label: "years of building apps, websites and software for clients" },
      { value: "50+", label: "projects completed for startups, growing businesses and enterprises" },
    ],
  },
  ...["consultation", "services", "portfolio", "process", "testimonials", "industries", "market-trends", "faq"].map(
    (use) => shared(use),
  ),
  shared("contact-form"),
);

const CONTACT = page(
  "/contact",
  "Contact and free consultation",
  hero("Tell us what you want to build", "panels/contact.webp", {
    ground: "cobalt",
    button: { label: "Go to the form", href: "#form" },
  }),
  shared("contact-form", {
    text: "Fill in what you know already. Prefer to talk? Call us on Skype or by phone.",
    details: [
      { icon: "skype", label: "Skype", text: "{skype}" },
      { icon: "phone", label: "Phone", text: "{phone}", href: "tel:{phone}" },
    ],
    ground: "ink",
  }),
  {
    type: "contactDetails",
    heading: "Three ways to reach us",
    text: "Use whichever suits you. For anything with many details, email is best.",
    boxes: [
      { icon: "skype", title: "Skype support", text: "To look at something together.", detail: "{skype}" },
      { icon: "phone", title: "Phone", text: "For quick questions.", detail: "{phone}", href: "tel:{phone}" },
      { icon: "mail", title: "Email", text: "For briefs and sketches.", detail: "{email}", href: "mailto:{email}" },
    ],
  },
  {
    type: "process",
    heading: "What happens after you write",
    ground: "mist",
    stages: cards(
      "We assess the details",
      "We reply within a few days",
      "You get an estimate",
      "We prepare a contract",
    ),
  },
  {
    type: "faq",
    heading: "Before you write",
    items: questions(
      "Is the first consultation really free?",
      "How soon will I hear from you?",
      "What should I prepare?",
      "What if we decide not to go ahead?",
      "Do you work with clients outside India?",
    ),
  },
);

const ABOUT = {
  ...page(
    "/whoweare",
    "Who we are: the people behind your app",
    hero("Four crafts, one team", "panels/who-we-are.webp"),
    {
      type: "intro",
      heading: "An app rarely comes alone",
      text: paragraphsAbout("an app", 2),
      figures: [
        { value: "5+", label: "years of experience with launches and with what comes after them" },
        { value: "50+", label: "projects completed, from a first app to software for a whole group" },
      ],
    },
    { type: "cardGrid", heading: "What we are here for", ground: "mist", items: cards("Our mission", "Our vision") },
    {
      type: "cardGrid",
      variant: "pictures",
      heading: "Who will work on your project",
      items: cards("Project Managers", "Designers", "Developers", "QA Analysts").map((card) => ({
        ...card,
        image: { src: `${pictogramOf("roles", card.title)}.svg`, decorative: true },
      })),
    },
    {
      type: "accordion",
      heading: "Core Value",
      text: "Five principles for weeks with a deadline.",
      ground: "mist",
      items: withPictograms(
        "process/1-requirement-analysis",
        "process/copy-3-analyze",
        "process/4-prototyping",
        "marketing/social-media",
        "process/8-support-and-maintenance",
      ),
    },
    shared("consultation", { art: "kites", heading: "Ask us anything before you decide" }),
    {
      type: "faq",
      heading: "What clients ask about us",
      items: questions("Where is your team?", "Who owns the code?"),
    },
    shared("contact-form"),
  ),
  aliases: ["/Whoweare"],
};

/** Drawings of logos; those of a group have names of all lengths. */
const LOGOS: Record<string, string> = {
  Design: "figma adobe-xd sketch adobe-photoshop adobe-illustrator framer",
  Database: "postgresql mysql-icon mongodb-icon firebase-icon redis sqlite supabase-icon",
  Cloud: "aws microsoft-azure google-cloud digital-ocean-icon heroku-icon cloudflare-icon vercel-icon",
  "App Technologies": "flutter react kotlin-icon swift android-icon apple ionic-icon dart",
  "Web Technologies": "html-5 css-3 javascript typescript-icon nextjs-icon vue angular-icon",
  Backend: "nodejs-icon python php laravel java django-icon dotnet nestjs",
};
const LABELS: Record<string, string> = { aws: "Amazon Web Services", "google-cloud": "Google Cloud" };

const TECHNOLOGY = page(
  "/technology",
  "Technology: the tools we design and build with",
  hero("Well-known tools, well kept", "panels/technology.webp", { ground: "ink" }),
  { type: "intro", heading: "How we choose", text: paragraphsAbout("a tool", 2) },
  {
    type: "logoGrid",
    heading: "What we work with",
    lead: "Six layers, from the first sketch to the server.",
    ground: "mist",
    groups: Object.entries(LOGOS).map(([title, names]) => ({
      title,
      logos: names.split(" ").map((logo) => ({ logo, label: LABELS[logo] ?? logo.replace("-icon", "") })),
    })),
    note: "All names and logos belong to their owners.",
  },
  shared("consultation", { art: "kites", heading: "Not sure which of these you need?" }),
  shared("contact-form"),
);

const GROUNDS = ["marigold", "vermilion", "periwinkle", "leaf", "cobalt", "ink"];
const TALL = ["03-laundry", "06-school"];

const PORTFOLIO = {
  ...page(
    "/portfoliopage",
    "Portfolio of mobile and web projects",
    hero("Excelling the Craft of Mobile App Development.", "panels/portfolio.webp", { ground: "ink" }),
    {
      type: "portfolioGrid",
      heading: "Portfolio",
      lead: "Open a picture to see it large and to leaf through all ten.",
      items: PROJECTS.slice(0, 10).map(([file, title, category], index) => ({
        image: {
          src: `portfolio/${file}${TALL.includes(file) ? "-tall" : ""}.webp`,
          alt: `${title}: the product on a desktop and on a phone`,
        },
        ground: GROUNDS[index % GROUNDS.length]!,
        title,
        category,
        description: textAbout(title.toLowerCase(), 1),
      })),
    },
    shared("contact-form"),
  ),
  aliases: ["/portfolioPage"],
};

/** The pages of the agency, by the names of their files. */
export const pageFiles: Record<string, Json> = {
  "404": {
    ...page("/404", "Page not found"),
    description: "There is no page at this address. The home page leads to everything else.",
    blocks: [
      {
        type: "hero",
        heading: "This kite got caught",
        lead: "There is no page at this address. It may have moved, or the link has a typing mistake.",
        ground: "ink",
        image: { src: "not-found.svg", alt: "A kite caught on a wire" },
        button: { label: "Go to the home page", href: "/" },
      },
    ],
  },
  "app-from-scratch": guide({
    ...APP_FROM_SCRATCH,
    after: [
      {
        type: "faq",
        heading: "Before the first step",
        items: questions("Do I need a designer?", "Can I begin without money?", "Who may see the idea?"),
      },
      { type: "cta", heading: "Bring your one page.", button: toContact("Get a Free Consultation") },
    ],
  }),
  blog: page(
    "/blog",
    "Blog: guides to planning and building an app",
    hero("Read this before you pay for an app", "panels/blog.webp", { ground: "white" }),
    {
      type: "postCards",
      heading: "Two guides to start with",
      ground: "mist",
      posts: [IOS_OR_ANDROID.route, APP_FROM_SCRATCH.route],
    },
  ),
  contact: CONTACT,
  index: HOME,
  "ios-or-android": guide(IOS_OR_ANDROID),
  portfolio: PORTFOLIO,
  technology: TECHNOLOGY,
  whoweare: ABOUT,
  ...services,
};
