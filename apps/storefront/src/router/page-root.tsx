import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { Component as ReactComponent, type ReactNode, startTransition, useLayoutEffect, useState } from "react";
import { HydratingProvider } from "../parts/static-part.tsx";
import { PageShell } from "../shell/page-shell.tsx";
import { errorAnswer } from "./error-answer.ts";
import type { PageComponent, Shown } from "./types.ts";

/** How the router changes the page on screen. */
export interface RootHandle {
  show(shown: Shown, signal: AbortSignal): Promise<void>;
}

interface PageRootProps {
  readonly shop: ShopFrame;
  readonly first: Shown;
  readonly ErrorPage: PageComponent<"failed">;
  /** Called once with the handle; absent on the server. */
  readonly onReady?: (handle: RootHandle) => void;
  /** Hydrates a document that the server rendered. */
  readonly isHydrating?: boolean;
}

interface Next {
  readonly shown: Shown;
  readonly painted?: () => void;
}

/** The shell around the current page, with a handle by which the router shows another one. */
export function PageRoot({ shop, first, ErrorPage, onReady, isHydrating = false }: PageRootProps) {
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
        <HydratingProvider value={isHydrating && next.shown === first}>
          <Component answer={answer as never} />
        </HydratingProvider>
      </Boundary>
    </PageShell>
  );
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (error: unknown) => ReactNode;
  readonly onFailed: (() => void) | undefined;
}

/** Replaces a page that throws by the error page. The shell around it stays usable. */
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
