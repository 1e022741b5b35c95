import type { Plugin } from "vite";

/** The words of React Aria in one language, such as `react-aria/dist/private/intl/menu/fr-FR.mjs`. */
const wordsOfLanguage =
  /\/node_modules\/react-(?:aria|aria-components|stately)\/.*\/intl\/(?:\w+\/)?[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * Returns a Vite plugin that leaves out what React Aria's controls say in other languages than English: every screen of ours is in
 * English. React Aria falls back to its English words for a language that is not there.
 */
export const englishWords = (): Plugin => ({
  name: "selvedge-english-words",
  enforce: "pre",
  load: {
    filter: { id: wordsOfLanguage },
    handler: (id) => (isEnglish(id) ? null : "export default null;"),
  },
});

const isEnglish = (id: string): boolean => id.endsWith("/en-US.mjs");
