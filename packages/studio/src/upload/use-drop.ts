import { type DragEvent, useState } from "react";

/** What a picture of the panel is dragged as; its id goes along. */
const pictureType = "application/x-selvedge-picture";

/** Makes a picture of the panel one that can be dragged onto the garment. */
export function carryPicture(event: DragEvent, sha256: string): void {
  event.dataTransfer.setData(pictureType, sha256);
  event.dataTransfer.effectAllowed = "copy";
}

/** A point of the window, in pixels. */
export interface WindowPoint {
  readonly clientX: number;
  readonly clientY: number;
}

interface Drops {
  onFiles: (files: readonly File[], at: WindowPoint) => void;
  onPicture: (sha256: string, at: WindowPoint) => void;
}

/** Takes files and pictures of the panel that are let go over an element, and reports whether one hovers there. */
export function useDrop({ onFiles, onPicture }: Drops) {
  const [isOver, setOver] = useState(false);
  const isWanted = ({ dataTransfer: { types } }: DragEvent) => types.includes("Files") || types.includes(pictureType);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!isWanted(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const sha256 = event.dataTransfer.getData(pictureType);
      const files = [...event.dataTransfer.files];
      // A picture of the panel also counts as a file to the browser.
      if (sha256) onPicture(sha256, event);
      else if (files.length > 0) onFiles(files, event);
    },
  };
  return { isOver, handlers };
}
