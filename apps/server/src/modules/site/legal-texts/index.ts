export { readLegalText, readLegalTexts } from "./read-texts.ts";
export { legalTextRoutes } from "./routes.ts";
export { readFacts } from "./shop-facts.ts";
