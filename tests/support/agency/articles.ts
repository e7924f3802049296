import type { Json } from "../../../src/model/fields.ts";
import { paragraphsAbout, textAbout } from "./words.ts";

interface Guide {
  route: string;
  aliases: string[];
  title: string;
  heading: string;
  /** The label of the link on its card. */
  label: string;
  image: { src: string; alt: string };
  /** Name and heading of each section. */
  sections: readonly (readonly [id: string, heading: string])[];
  /** What the section with this name has beside its text. */
  extras: Record<string, { [field: string]: Json }>;
  after: Json[];
}

const CHART = {
  caption: "Store account fees over five years",
  bars: [
    { label: "Google Play, paid once", value: 25, shown: "$25" },
    { label: "App Store, five yearly fees", value: 495, shown: "$495" },
  ],
};

/** A page with an article that has contents, a form beside it and a figure of each kind. */
export function guide({ route, aliases, title, heading, label, image, sections, extras, after }: Guide): Json {
  const parts = sections.map(([id, name], index) => ({
    id,
    heading: index < sections.length - 1 ? `${index + 1}. ${name}` : name,
    text: [
      ...paragraphsAbout(id, 3),
      `- **First.** ${textAbout(`${id} at first`, 1)}\n- **Then.** ${textAbout(`${id} later on`, 1)}`,
    ],
    ...extras[id],
  }));
  return {
    route,
    title,
    description: `${title} A guide for people who want an app built, with figures and without jargon.`,
    aliases,
    partOf: "/blog",
    card: { image, title, text: `A short guide: ${heading}`, label },
    blocks: [
      { type: "hero", heading, lead: textAbout(heading.replace(/:.*/, ""), 1), ground: "mist", image },
      {
        type: "article",
        contents: "Table of contents",
        sections: parts,
        form: "discuss",
        formHeading: "Discuss Your Project",
      },
      ...after,
    ],
  } as Json;
}

const button = (label: string) => ({ button: { label, href: "/contact" } });

export const IOS_OR_ANDROID: Guide = {
  route: "/IosorAndroidFindout",
  aliases: ["/iosorandroidfindout", "/IosorAndroidfindout"],
  title: "iOS or Android: which should come first?",
  heading: "iOS or Android: which first?",
  label: "Read More: iOS or Android",
  image: {
    src: "blog/ios-or-android.webp",
    alt: "Two phones flying as kites, one like an Android phone and one like an iPhone",
  },
  sections: [
    ["audience", "Who are your users?"],
    ["budget", "What can you spend?"],
    ["approval", "How soon must you be in the store?"],
    ["revenue", "How will the app earn its keep?"],
    ["functions", "What must the app do?"],
    ["devices", "Who will test and maintain it?"],
    ["both", "Do you have to choose at all?"],
    ["conclusion", "Conclusion: put the seven answers side by side"],
  ],
  extras: {
    audience: {
      text: [
        "Start with the phones of your customers; [StatCounter](https://gs.statcounter.com/os-market-share/mobile) counts them all.",
        "A [shop in the browser](/web-development-services) can ask its visitors as well.",
        ...paragraphsAbout("the audience", 2),
      ],
    },
    budget: { chart: CHART },
    approval: button("Schedule Free Consultation"),
    both: {
      image: { src: "panels/react-native.webp", alt: "The same laundry app on an Android phone and on an iPhone" },
      imageCaption: "One codebase on both platforms: each phone keeps its own corners and status bar.",
    },
  },
  after: [
    {
      type: "cta",
      variant: "banner",
      heading: "Still between two platforms? Let us weigh it with you.",
      text: "Bring your seven answers. The consultation is free.",
      ...button("Talk To Export Now"),
    },
  ],
};

export const APP_FROM_SCRATCH: Guide = {
  route: "/HowtoCreateAppfromScratch",
  aliases: ["/howtoCreateappfromscratch"],
  title: "How to create an app from scratch in six steps",
  heading: "How to create an app from scratch",
  label: "Read More: an app in six steps",
  image: {
    src: "blog/app-from-scratch.webp",
    alt: "An app growing over six steps from a handwritten note to the finished screen",
  },
  sections: [
    ["basics", "What should be clear before you begin?"],
    ["kinds", "Which kind of app do you need?"],
    ["steps", "The six steps, from note to store"],
    ["cost", "What does it cost, and where does the money go?"],
    ["end", "Conclusion: begin with one page"],
  ],
  extras: {
    steps: { chart: { ...CHART, caption: "Time to build a first release" } },
    cost: button("Get a Free Consultation"),
  },
  after: [],
};
