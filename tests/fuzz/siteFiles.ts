/** The files of a whole site but what is about the site itself, and what its pictures are called. */
import { agency, agencyPictures } from "../support/agency/agency.ts";

export const files = Object.fromEntries(
  Object.entries(agency).map(([file, content]) => [file, String(content)] as const),
);

export const images = agencyPictures;
