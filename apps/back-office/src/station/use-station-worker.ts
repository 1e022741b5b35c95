import { useEffect } from "react";

/**
 * Lets this browser open a station's page while the server is down: with what is cached, and a check every two seconds
 * whether the server is back. A browser without workers, or a page over plain http, shows its own error page as before.
 */
export function useStationWorker(): void {
  useEffect(() => {
    void navigator.serviceWorker?.register("/station-worker.js", { scope: "/stations/" }).catch(() => undefined);
  }, []);
}
