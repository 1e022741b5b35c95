import type { MockupLayers } from "@selvedge/garments/mockup-svg";
import type { GarmentView } from "@selvedge/garments/view";
import { viewFiles } from "@selvedge/garments/views";
import { useEffect, useState } from "react";

const known = new Map<string, Promise<MockupLayers>>();

/**
 * The three layers of a garment's picture, all of them fetched: an outline without its shading is a flat shape. Null until
 * then, or when the outline cannot be fetched.
 */
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
  const fetching = known.get(view.id) ?? fetchAll(view, base);
  known.set(view.id, fetching);
  return fetching;
}

async function fetchAll(view: GarmentView, base: string): Promise<MockupLayers> {
  const files = viewFiles(view, base);
  const [silhouette] = await Promise.all([
    fetchOutline(view.id, files.silhouette),
    fetchShading(files.shadow),
    fetchShading(files.highlight),
  ]);
  return { silhouette, shadowHref: files.shadow, highlightHref: files.highlight };
}

async function fetchOutline(id: string, href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`The outline of ${id} did not come: ${answer.status}`);
  return answer.text();
}

/** A garment without one of its shadings is still a garment: one that does not come is not waited for any longer. */
async function fetchShading(href: string): Promise<void> {
  const image = new Image();
  image.src = href;
  await image.decode().catch(() => {});
}
