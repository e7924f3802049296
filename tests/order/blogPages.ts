import { CONSULTATION, type ExpectedPage, type ExpectedSection, READ_MORE } from "./expectation.ts";

const NUMBERED = (count: number): RegExp[] => [
  ...Array.from({ length: count }, (_, index) => new RegExp(`^${index + 1}\\. `)),
  /^Conclusion/,
];

const CONSULTATION_AFTER_READING: ExpectedSection = { type: "cta", links: [CONSULTATION] };

export const BLOG: ExpectedPage = {
  route: "/blog",
  sections: [{ type: "hero" }, { type: "postCards", items: 2, links: READ_MORE }],
};

export const IOS_OR_ANDROID: ExpectedPage = {
  route: "/IosorAndroidFindout",
  spellings: ["/iosorandroidfindout", "/IosorAndroidfindout"],
  sections: [
    { type: "hero" },
    {
      type: "article",
      items: NUMBERED(7),
      links: [CONSULTATION],
      says: ["Discuss Your Project", /\$2000-\$2500/, /millions/, /\$10k to \$35k/, /2-3 days/, /weeks to 2-3 months/],
    },
    CONSULTATION_AFTER_READING,
  ],
  outbound: [/statcounter\.com/],
};

export const APP_FROM_SCRATCH: ExpectedPage = {
  route: "/HowtoCreateAppfromScratch",
  spellings: ["/howtoCreateappfromscratch"],
  sections: [
    { type: "hero" },
    {
      type: "article",
      items: NUMBERED(4),
      links: [CONSULTATION],
      says: [
        "Discuss Your Project",
        ...Array.from({ length: 6 }, (_, index) => new RegExp(`Step ${index + 1}`)),
        /\$2000-\$2500/,
        /millions/,
        /\$10k to \$35k/,
        /6 to 12 months/,
      ],
    },
    { type: "faq", items: 6, open: "none" },
    CONSULTATION_AFTER_READING,
  ],
  outbound: [/statista\.com/],
};
