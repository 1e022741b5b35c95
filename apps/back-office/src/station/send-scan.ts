import { isPassing } from "../data/passing.ts";

interface Sending {
  /** Aborted when the station was left: what is kept is sent when somebody is back. */
  stopped: AbortSignal;
  /** Called each time that the scan did not come through and has to wait. */
  onBroken: () => void;
  resendMs?: number;
}

/**
 * Sends a scan until it is answered, and gives the answer; null once the station was left. Throws what the server found
 * wrong with the scan itself.
 */
export async function sendScan<Answer>(
  send: () => Promise<Answer>,
  { stopped, onBroken, resendMs = 2000 }: Sending,
): Promise<Answer | null> {
  while (!stopped.aborted) {
    try {
      const answer = await send();
      return stopped.aborted ? null : answer;
    } catch (failure) {
      if (stopped.aborted) return null;
      if (!isPassing(failure)) throw failure;
    }
    onBroken();
    await pause(resendMs);
  }
  return null;
}

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
