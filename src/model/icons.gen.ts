// Generated from lucide-static by "npm run generate". Do not edit.

/** Path data of each icon, to be stroked on a 24 by 24 grid. */
export const iconPaths = {
  "arrow-left": "m12 19-7-7 7-7M19 12H5",
  "arrow-right": "M5 12h14M12 5l7 7-7 7",
  "arrow-up-right": "M7 7h10v10M7 17 17 7",
  "check": "M20 6 9 17l-5-5",
  "chevron": "m6 9 6 6 6-6",
  "close": "M18 6 6 18M6 6l12 12",
  "mail": "m22 7-9 5.7a2 2 0 0 1-2 0L2 7M2 4h20v16H2z",
  "menu": "M4 5h16M4 12h16M4 19h16",
  "pause": "M14 3h5v18h-5zM5 3h5v18H5z",
  "phone": "M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4",
  "pin": "M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6",
  "play": "M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z",
  "plus": "M5 12h14M12 5v14",
  "skype": "M3 16.3a2 2 0 0 1 0 1.2l-1 3.3A1 1 0 0 0 3.3 22l3.4-1a2 2 0 0 1 1 0A10 10 0 1 0 3 16.4",
} as const;

export type IconName = keyof typeof iconPaths;
