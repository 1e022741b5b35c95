import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from "react";

/** true while React takes over a document that the server drew. */
const Waking = createContext(false);
export const WakingProvider = Waking.Provider;

const drawn = new Map<string, ComponentType<never>>();

/** Names the view behind an inert part. Only the server does: it draws at once what a browser may fetch later. */
export function nameInert<P>(name: string, View: ComponentType<P>): void {
  drawn.set(name, View as ComponentType<never>);
}

/**
 * A part of a page that works as it stands once it is drawn. Waking a document leaves its HTML alone and needs none of its
 * code; a browser that draws the page by itself fetches it.
 */
export function inert<P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) {
  const Later = lazy(load);
  return function Inert(props: P) {
    const isDrawn = useState(useContext(Waking))[0];
    const Now = drawn.get(name) as ComponentType<P> | undefined;
    // React compares no inner HTML when it wakes a document, so what stands there stays.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, see above
    if (isDrawn) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
    return (
      <div>
        {Now ? (
          <Now {...props} />
        ) : (
          <Suspense>
            <Later {...props} />
          </Suspense>
        )}
      </div>
    );
  };
}
