export { type ShownQuestion, shownQuestions } from "./read-questions.ts";
export { helpRoutes } from "./routes.ts";
