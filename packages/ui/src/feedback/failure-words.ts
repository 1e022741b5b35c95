/** The texts of a failed page. */
export interface FailureWords {
  title: string;
  text: string;
  requestId?: string;
  /** Trying again finds no more than before. */
  isGone: boolean;
  /** It broke while it was drawn: no new data mends it, only drawing it from nothing. */
  isBroken: boolean;
}

/** Returns the words for anything a route threw. Errors of the API bring a status and a request id; others are our fault. */
export function failureWords(error: unknown): FailureWords {
  const { status, requestId } = facts(error);
  const [title, text] = WORDS[status ?? 500] ?? WORDS[500];
  return { title, text, requestId, isGone: status === 404, isBroken: status === undefined };
}

const WORDS: Record<number, [title: string, text: string]> & { 500: [string, string] } = {
  0: ["No connection", "The page could not be loaded. Check your connection, then try again."],
  403: [
    "Permission denied",
    "You don't have access to this page. The person who manages your account can change that.",
  ],
  404: ["Not found", "This page does not exist any more, or you do not have access to it."],
  500: ["This page did not load", "Something went wrong on our side. Your data is safe; trying again often helps."],
};

function facts(error: unknown): { status?: number; requestId?: string } {
  if (typeof error !== "object" || error === null) return {};
  const { status, requestId } = error as { status?: unknown; requestId?: unknown };
  return {
    status: typeof status === "number" ? status : undefined,
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
}
