import type { Point } from "@selvedge/design/geometry/box";
import { useEffect, useRef } from "react";
import type { StudioPicture } from "../scene/studio-types.ts";
import type { StudioState } from "../scene/use-studio.ts";

/**
 * Takes files in and lays them on the garment when they have arrived: what was dropped where it was let go, on the side
 * that was shown then, and else only the first pictures of a design.
 */
export function useAddFiles(
  studio: StudioState,
  onFiles: (files: readonly File[]) => Promise<readonly StudioPicture[]>,
) {
  const latest = useRef(studio);
  useEffect(() => {
    latest.current = studio;
  });
  return async (files: readonly File[], at?: Point) => {
    const taken = await onFiles(files);
    if (at) latest.current.place(taken, at, studio.side);
    else if (latest.current.isEmpty) latest.current.place(taken);
  };
}
