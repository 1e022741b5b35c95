import { type ComponentType, createContext, lazy, Suspense, useContext, useState } from "react";

/** true while React hydrates a document that the server rendered. */
const Hydrating = createContext(false);
export const HydratingProvider = Hydrating.Provider;

const views = new Map<string, ComponentType<never>>();

/** Sets the view of a static part. Only the server does: it renders directly what a browser may load later. */
export function setStaticView<P>(name: string, View: ComponentType<P>): void {
  views.set(name, View as ComponentType<never>);
}

/**
 * A part of a page that needs no scripts. Hydration leaves its HTML unchanged and loads none of its code; a browser that
 * renders the page itself loads it.
 */
export function staticPart<P extends object>(name: string, load: () => Promise<{ default: ComponentType<P> }>) {
  const Later = lazy(load);
  return function StaticPart(props: P) {
    const isFromServer = useState(useContext(Hydrating))[0];
    const Now = views.get(name) as ComponentType<P> | undefined;
    // React does not compare inner HTML when it hydrates, so the server's HTML stays.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, see above
    if (isFromServer) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
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
