import { api } from "../data/api.ts";
import { isTemporary } from "../data/temporary-failure.ts";

const againMs = 3000;
const patienceMs = 8000;

let ending: { life: AbortController; attempt: Promise<unknown> } | null = null;

/** Ends the session on the server. While that does not answer it is asked again, until somebody else signs in. */
export function endSession(): void {
  if (ending) return;
  const life = new AbortController();
  const own = { life, attempt: Promise.resolve<unknown>(null) };
  ending = own;
  const ask = async () => {
    const answer = api("POST /dashboard/secure/logout/", { signal: life.signal, timeoutMs: patienceMs });
    own.attempt = answer.catch(() => null);
    try {
      await answer;
    } catch (failure) {
      if (!life.signal.aborted && isTemporary(failure)) return void setTimeout(ask, againMs);
    }
    if (ending === own) ending = null;
  };
  void ask();
}

/** Stops asking, and waits for an answer that is under way: it would take the next person's session along. */
export async function stopEnding(): Promise<void> {
  const last = ending;
  ending = null;
  last?.life.abort();
  await last?.attempt;
}
