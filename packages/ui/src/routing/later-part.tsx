import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from "react";
import { ErrorState } from "../feedback/error-state.tsx";
import { showSnackbar } from "../feedback/snackbar-store.ts";

/** A part of a screen whose code comes when it is first shown, or before, by `load`. */
export interface LaterPart<Props> {
  (props: Props): ReactNode;
  load: () => Promise<void>;
}

/** What closes a part whose code did not come. */
interface Closable {
  onClose?: () => void;
}

/**
 * A part that the screen around it does without at first, such as a dialog; `waiting` is in its place meanwhile. Once its code is
 * there it is shown at once, with the press that asks for it. Where its code does not load, what has a place of its own says so
 * there and offers to load the page again: a browser asks for code that it did not get only once. Of anything else a message says
 * so, it is closed, and the next press loads the page again (chunk-reload.ts).
 *
 * NOTE: not `lazy` of React: a Suspense that has shown its fallback stays at it for 300 ms, also for code that is there.
 */
export function laterPart<Props extends object & Closable>(
  get: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LaterPart<Props> {
  let Part: ComponentType<Props> | null = null;
  async function load() {
    Part ??= await get();
  }
  function Later(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [, show] = useReducer((count: number) => count + 1, 0);
    // Every render asks for it again until it has loaded, or says in its place that it did not.
    useEffect(() => {
      if (Part || hasFailed) return;
      let isLeft = false;
      const fail = () => {
        if (waiting !== null) return setFailed(true);
        showSnackbar({ code: "part did not load", tone: "failed", text: `${didNotLoad} ${checkConnection}` });
        props.onClose?.();
      };
      load().then(
        () => isLeft || show(),
        () => isLeft || fail(),
      );
      return () => {
        isLeft = true;
      };
    });
    if (Part) return <Part {...props} />;
    return hasFailed ? (
      <ErrorState
        title={didNotLoad}
        detail={checkConnection}
        retryLabel="Reload"
        onRetry={() => location.reload()}
        className="m-3"
      />
    ) : (
      waiting
    );
  }
  return Object.assign(Later, { load });
}

const didNotLoad = "That did not load.";
const checkConnection = "Check your connection.";

type Loaded = readonly Pick<LaterPart<never>, "load">[];

/** So long a screen has the connection to itself first, in milliseconds. */
const usualRestMs = 1_000;

/** Loads parts one after another once the browser has nothing else to do, so that nobody waits for them later. */
export function useLoadedInIdle(parts: Loaded, isReady: boolean, restMs = usualRestMs): void {
  useEffect(() => {
    if (!isReady) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void loadInTurn(parts, stop.signal), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [parts, isReady, restMs]);
}

async function loadInTurn(parts: Loaded, signal: AbortSignal): Promise<void> {
  for (const part of parts) {
    await idle();
    if (signal.aborted) return;
    // What does not come now is asked for again when it is shown.
    await part.load().catch(() => {});
  }
}

/** Not every browser says when it is idle. */
const idle = () =>
  new Promise<void>((go) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => go(), { timeout: 2_000 });
    else setTimeout(go, 100);
  });
