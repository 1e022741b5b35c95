import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { seenProducts, storeSeen } from "./seen-products.ts";

const SeenCards = lazy(() => import("./seen-cards.tsx"));

const mostShown = 6;

/** The products that a visitor looked at before this one. Loaded when the reader comes near the end of the page. */
export function LookedAt({ productId }: { productId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly number[]>([]);
  useEffect(() => {
    const before = seenProducts().filter((id) => id !== productId);
    storeSeen([productId, ...before]);
    setIds([]);
    if (before.length === 0) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setIds(before.slice(0, mostShown));
      },
      { rootMargin: "400px" },
    );
    watcher.observe(place.current!);
    return () => watcher.disconnect();
  }, [productId]);
  return (
    <div ref={place}>
      {ids.length > 0 ? (
        <Suspense>
          <SeenCards ids={ids} />
        </Suspense>
      ) : null}
    </div>
  );
}
