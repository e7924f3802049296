/** When nobody is there to save to. What somebody wants to save then is saved when the server is back. */
export const NO_ANSWER = "The studio’s server does not answer. Start it again in the terminal: npm run studio.";
