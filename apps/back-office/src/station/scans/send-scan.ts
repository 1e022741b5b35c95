import { isTemporary } from "../../data/temporary-failure.ts";

interface Sending {
  /** Aborted when the station's page is left: stored scans are sent when it is opened again. */
  stopped: AbortSignal;
  /** Called each time that the scan did not come through and has to wait. */
  onBroken: () => void;
  resendMs?: number;
}

/**
 * Sends a scan until it is answered, and returns the answer; null once the station's page is left. Throws what the server found
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
      if (!isTemporary(failure)) throw failure;
    }
    onBroken();
    await pause(resendMs);
  }
  return null;
}

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
