// Generated from lucide-static by "npm run generate". Do not edit.

/** Path data of each icon, to be stroked on a 24 by 24 grid. */
export const iconPaths = {
  "arrow-left": "M12 19l-7-7 7-7M19 12H5",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-up-right": "M7 7h10v10M7 17 17 7",
  "check": "M20 6 9 17l-5-5",
  "chevron": "M6 9l6 6 6-6",
  "close": "M18 6 6 18M6 6l12 12",
  "mail": "M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M2 4h20v16h-20z",
  "menu": "M4 5h16M4 12h16M4 19h16",
  "pause": "M14 3h5v18h-5zM5 3h5v18h-5z",
  "phone": "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  "pin": "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
  "play": "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  "plus": "M5 12h14M12 5v14",
  "skype": "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M8 12h.01M12 12h.01M16 12h.01",
} as const;

export type IconName = keyof typeof iconPaths;
