// What a control does that takes permissions, such as a button of the dashboard or the back office. The words are those
// of the roles' tables. Source: storefront §6 and §8.
import { requestSubmitted } from "./request-texts.ts";

export type Click = { does: "act" } | { does: "ask"; for: string[] };

/**
 * What clicking a control does: it acts for people with every permission it takes; for others it asks for a reason and sends a
 * request for the words that are missing, each once, in the control's order. A control that takes no word acts.
 * Source: storefront §6.
 */
export function clickOn(needed: readonly string[], held: readonly string[]): Click {
  const missing = [...new Set(needed)].filter((word) => !held.includes(word));
  return missing.length === 0 ? { does: "act" } : { does: "ask", for: missing };
}

/**
 * What is shown once a permission request has been answered: its success text, or null, which is nothing at all, where it
 * failed for whatever reason. Source: storefront §6 (success), §8 (failure).
 */
export const requestShows = ({ ok }: { ok: boolean }): typeof requestSubmitted | null => (ok ? requestSubmitted : null);
