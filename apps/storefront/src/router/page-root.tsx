import type { ShopFrame } from "@selvedge/contracts/storefront/page-data";
import { Component as ReactComponent, type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { WakingProvider } from "../parts/inert.tsx";
import { PageShell } from "../shell/page-shell.tsx";
import { errorAnswer } from "./error-answer.ts";
import type { PageComponent, Shown } from "./types.ts";

/** How the router reaches the page on screen. Filled while the root is mounted. */
export interface RootHandle {
  show(shown: Shown, signal: AbortSignal): Promise<void>;
}

interface PageRootProps {
  readonly shop: ShopFrame;
  readonly first: Shown;
  readonly ErrorPage: PageComponent<"failed">;
  /** Called once with the handle; absent on the server. */
  readonly onReady?: (handle: RootHandle) => void;
  /** The document was drawn by the server, and this takes it over. */
  readonly isWaking?: boolean;
}

interface Next {
  readonly shown: Shown;
  readonly painted?: () => void;
}

/** The whole page: the shell around whatever is shown, and the way for the router to show something else. */
export function PageRoot({ shop, first, ErrorPage, onReady, isWaking = false }: PageRootProps) {
  const [next, setNext] = useState<Next>({ shown: first });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handle is made once and reaches only a stable setter
  useLayoutEffect(() => {
    onReady?.({
      show: (shown, signal) =>
        new Promise((done, fail) => {
          signal.addEventListener("abort", () => fail(signal.reason));
          startTransition(() => setNext({ shown, painted: done }));
        }),
    });
  }, []);
  useLayoutEffect(() => next.painted?.(), [next]);
  const { answer, Component } = next.shown;
  const failed = (error: unknown) => <ErrorPage answer={errorAnswer(answer, error)} />;
  return (
    <PageShell shop={shop} answer={answer}>
      <Boundary key={answer.url} fallback={failed} onFailed={next.painted}>
        <WakingProvider value={isWaking && next.shown === first}>
          <Component answer={answer as never} />
        </WakingProvider>
      </Boundary>
    </PageShell>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onFailed: (() => void) | undefined;
}

/** A page that throws gives way to the error page; the shell around it, and the way back, stay. */
class Boundary extends ReactComponent<BoundaryProps, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override componentDidCatch() {
    this.props.onFailed?.();
  }
  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
