/** Icons that the interface uses, by our name, from lucide-static. Authors may choose those in `authorIcons`. */
export const icons = {
  "arrow-left": "arrow-left",
  "arrow-right": "arrow-right",
  "arrow-up-right": "arrow-up-right",
  check: "check",
  chevron: "chevron-down",
  close: "x",
  mail: "mail",
  menu: "menu",
  pause: "pause",
  phone: "phone",
  pin: "map-pin",
  play: "play",
  plus: "plus",
  skype: "message-circle",
} as const;

export const authorIcons: (keyof typeof icons)[] = ["mail", "phone", "pin", "skype"];

/** Technology logos by their key in `@iconify-json/logos`; copied to images/logos/. */
export const logos = [
  "figma adobe-xd sketch adobe-photoshop adobe-illustrator framer",
  "postgresql mysql-icon mongodb-icon firebase-icon redis sqlite supabase-icon",
  "aws microsoft-azure google-cloud digital-ocean-icon heroku-icon cloudflare-icon vercel-icon",
  "flutter react kotlin-icon swift android-icon apple ionic-icon dart",
  "html-5 css-3 javascript typescript-icon nextjs-icon vue angular-icon",
  "nodejs-icon python php laravel java django-icon dotnet nestjs",
].flatMap((group) => group.split(" "));
