import type { MockupLayers } from "@selvedge/garments/mockup-svg";
import type { GarmentView } from "@selvedge/garments/view";
import { viewFiles } from "@selvedge/garments/views";
import { useEffect, useState } from "react";

const known = new Map<string, Promise<MockupLayers>>();

/** The three layers of a garment's picture; null until its outline is there, or when it cannot be fetched. */
export function useGarmentLayers(view: GarmentView, base = "/garments"): MockupLayers | null {
  const [loaded, setLoaded] = useState<{ id: string; layers: MockupLayers } | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchLayers(view, base).then(
      (layers) => isWanted && setLoaded({ id: view.id, layers }),
      () => known.delete(view.id),
    );
    return () => {
      isWanted = false;
    };
  }, [view, base]);
  return loaded?.id === view.id ? loaded.layers : null;
}

function fetchLayers(view: GarmentView, base: string): Promise<MockupLayers> {
  const fetching = known.get(view.id) ?? fetchOutline(view, base);
  known.set(view.id, fetching);
  return fetching;
}

async function fetchOutline(view: GarmentView, base: string): Promise<MockupLayers> {
  const files = viewFiles(view, base);
  const answer = await fetch(files.silhouette);
  if (!answer.ok) throw new Error(`The outline of ${view.id} did not come: ${answer.status}`);
  return { silhouette: await answer.text(), shadowHref: files.shadow, highlightHref: files.highlight };
}
