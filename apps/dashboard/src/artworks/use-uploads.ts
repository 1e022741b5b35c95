import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { Artwork } from "../data/reply.ts";
import { refusalBeforeUpload } from "./check-before-upload.ts";
import { uploadArtwork } from "./upload-artwork.ts";
import { createWorkQueue } from "./work-queue.ts";

export interface Upload {
  id: string;
  file: File;
  name: string;
  /** Others go before it. */
  isWaiting: boolean;
  /** 0 to 1; 1 while the server looks at the file. */
  sentShare: number;
  refusal: string | null;
  /** The file may be good: it did not arrive. */
  isLost: boolean;
  /** The artwork of the shop that is this very picture. */
  known: Artwork | null;
}

const queued = (file: File): Upload => ({
  id: crypto.randomUUID(),
  file,
  name: file.name,
  isWaiting: true,
  sentShare: 0,
  refusal: refusalBeforeUpload(file),
  isLost: false,
  known: null,
});

/**
 * Files on their way, one after the other, so that a slow line is not shared. Those taken leave the list; refused ones
 * stay, and those that the shop has already, unless `onKnown` is called with them. A file that cannot be taken is
 * reported at once.
 */
export function useUploads(division: number, onKnown?: (artwork: Artwork) => void) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [inLine] = useState(createWorkQueue);
  const change = useCallback(
    (id: string, changes: Partial<Upload>) =>
      setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload))),
    [],
  );
  const dismiss = useCallback(
    (...ids: string[]) => setUploads((known) => known.filter(({ id }) => !ids.includes(id))),
    [],
  );

  const sendEach = useCallback(
    async (files: readonly Upload[]): Promise<Artwork[]> => {
      const taken: Artwork[] = [];
      for (const { id, file } of files) {
        change(id, { isWaiting: false });
        const answer = await uploadArtwork(division, file, (sentShare) => change(id, { sentShare }));
        if (answer.ok) {
          taken.push(answer.artwork);
          const { artwork } = answer;
          if (artwork.wasThere && !onKnown) change(id, { known: artwork });
          else dismiss(id);
          if (artwork.wasThere) onKnown?.(artwork);
          await queries.invalidateQueries({ queryKey: [division, "artworks"] });
        } else change(id, { refusal: answer.text, isLost: answer.isLost });
      }
      return taken;
    },
    [division, queries, change, dismiss, onKnown],
  );
  const send = useCallback(
    (files: readonly File[]): Promise<Artwork[]> => {
      const fresh = files.map(queued);
      setUploads((known) => [...known, ...fresh]);
      return inLine(() => sendEach(fresh.filter(({ refusal }) => refusal === null)));
    },
    [inLine, sendEach],
  );
  const sendAgain = useCallback(
    (upload: Upload) => {
      change(upload.id, { refusal: null, isLost: false, isWaiting: true, sentShare: 0 });
      return inLine(() => sendEach([upload]));
    },
    [change, inLine, sendEach],
  );
  return { uploads, send, sendAgain, dismiss };
}
