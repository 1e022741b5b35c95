/** What a failed page says. */
export interface FailureWords {
  title: string;
  text: string;
  requestId?: string;
  /** Trying again finds no more than before. */
  isGone: boolean;
}

/** Gives the words for anything a route threw. Errors of the API bring a status and a request id; others are our fault. */
export function failureWords(error: unknown): FailureWords {
  const { status, requestId } = facts(error);
  const [title, text] = WORDS[status] ?? WORDS[500];
  return { title, text, requestId, isGone: status === 404 };
}

const WORDS: Record<number, [title: string, text: string]> & { 500: [string, string] } = {
  0: ["No connection", "The page could not be fetched. Check your connection, then try again."],
  403: ["Permission denied", "Your account may not see this page. Whoever gave you the account can change that."],
  404: ["Not found", "What you look for is not here any more, or is not yours to see."],
  500: ["This page did not load", "Something went wrong on our side. Your data is safe; trying again often helps."],
};

function facts(error: unknown): { status: number; requestId?: string } {
  if (typeof error !== "object" || error === null) return { status: 500 };
  const { status, requestId } = error as { status?: unknown; requestId?: unknown };
  return {
    status: typeof status === "number" ? status : 500,
    requestId: typeof requestId === "string" ? requestId : undefined,
  };
}
