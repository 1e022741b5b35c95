import { check } from "@selvedge/domain/validation/rule";
import { ext } from "@selvedge/domain/validation/rules/files";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Artwork } from "../data/reply.ts";
import { uploadArtwork } from "./upload-artwork.ts";

export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  /** 0 to 1; 1 while the server looks at the file. */
  sentShare: number;
  refusal: string | null;
  /** The artwork of the shop that is this very picture. */
  known: Artwork | null;
}

/**
 * Files on their way, one after the other, so that a slow line is not shared. Those taken leave the list; refused ones
 * stay, and those that the shop has already, unless `onKnown` is told of them.
 */
export function useUploads(division: number, onKnown?: (artwork: Artwork) => void) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const change = useCallback(
    (id: string, changes: Partial<Upload>) =>
      setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload))),
    [],
  );
  const dismiss = useCallback((id: string) => setUploads((known) => known.filter((upload) => upload.id !== id)), []);

  const send = useCallback(
    async (files: readonly File[]): Promise<Artwork[]> => {
      const queued = files.map((file) => ({ file, id: crypto.randomUUID() }));
      setUploads((known) => [
        ...known,
        ...queued.map(({ id, file }) => ({
          id,
          name: file.name,
          sizeBytes: file.size,
          sentShare: 0,
          refusal: null,
          known: null,
        })),
      ]);
      const taken: Artwork[] = [];
      for (const { id, file } of queued) {
        const wrongFormat = check(file.name, [ext()]);
        const answer = wrongFormat
          ? { ok: false as const, text: wrongFormat }
          : await uploadArtwork(division, file, (sentShare) => change(id, { sentShare }));
        if (answer.ok) {
          taken.push(answer.artwork);
          const { artwork } = answer;
          if (artwork.wasThere && !onKnown) change(id, { known: artwork });
          else dismiss(id);
          if (artwork.wasThere) onKnown?.(artwork);
          await queries.invalidateQueries({ queryKey: [division, "artworks"] });
        } else change(id, { refusal: answer.text });
      }
      return taken;
    },
    [division, queries, change, dismiss, onKnown],
  );
  return { uploads, send, dismiss };
}
