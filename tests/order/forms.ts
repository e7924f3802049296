interface ExpectedField {
  name: string;
  kind: "text" | "email" | "tel" | "select" | "textarea";
  required: boolean;
  label?: string;
  /** Value and label of each option; the placeholder has no value. */
  options?: readonly (readonly [value: string, label: string])[];
  rows?: number;
}

const PERSON: readonly ExpectedField[] = [
  { name: "name", kind: "text", required: true },
  { name: "email", kind: "email", required: true },
  { name: "number", kind: "tel", required: true },
];

/** The form of the home page, the contact page and the header's dialog. */
export const LEAD_FORM: readonly ExpectedField[] = [
  ...PERSON,
  { name: "company", kind: "text", required: true },
  {
    name: "service",
    kind: "select",
    required: false,
    options: [
      ["", "Service"],
      ["software-development", "Software Development"],
      ["mobile-app-development", "Mobile App Development"],
      ["web-development", "Web Development"],
      ["react-native-app-development", "React Native App Development"],
      ["flutter-app-development", "Flutter App Development"],
      ["digital-marketing", "Digital Marketing"],
      ["seo", "Search Engine Optimization"],
      ["copywriting", "Copywriting"],
    ],
  },
  {
    name: "findus",
    kind: "select",
    required: false,
    label: "How did you find us?",
    options: [
      ["", "Find"],
      ["Google", "Google"],
      ["Facebook", "Facebook"],
      ["Instagram", "Instagram"],
      ["LinkedIn", "LinkedIn"],
      ["Other", "Other"],
    ],
  },
  { name: "messages", kind: "textarea", required: false, rows: 4 },
];

/** The form beside an article. */
export const SIDE_FORM: readonly ExpectedField[] = [
  ...PERSON,
  { name: "message", kind: "textarea", required: true, rows: 4 },
];
