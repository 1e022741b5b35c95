// What error reporting ignores: lines that dropped, and new versions that a page could not fetch. No one can
// act on them, and they would bury the errors that people can act on. Source: platform-core §8.

/** Words by which browsers say each of them, in lower case. */
const ignoredWords = [
  // Network errors
  "network error",
  "networkerror",
  "network request failed",
  "network connection was lost",
  "internet connection appears to be offline",
  // Fetch failures
  "failed to fetch",
  "fetch failed",
  "load failed",
  // Service workers that could not be updated
  "failed to update a serviceworker",
  "serviceworker script evaluation failed",
  "script load failed for serviceworker",
  // Modules that could not be imported
  "dynamically imported module",
  "importing a module script failed",
  // Styles that could not be preloaded
  "unable to preload css",
] as const;

/** Names of errors that are about the line and nothing else. */
const ignoredNames = ["NetworkError", "TimeoutError", "AbortError"];

/** Whether an error is worth reporting. */
export function isReportedError(error: unknown): boolean {
  const { name = "", message = String(error), status } = (error ?? {}) as Partial<Error> & { status?: unknown };
  if (status === 0 || ignoredNames.includes(name)) return false;
  const lower = message.slice(0, 500).toLowerCase();
  return !ignoredWords.some((words) => lower.includes(words));
}
