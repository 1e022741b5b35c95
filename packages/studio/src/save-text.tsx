import { clockTime } from "@selvedge/ui/date-format";
import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import type { SaveState } from "./studio-types.ts";

/** Whether the work is safe, in words. */
export function SaveText({ save }: { save: SaveState }) {
  const isBad = save.kind === "failed" || save.kind === "conflict";
  const Icon = isBad ? CloudAlert : save.kind === "saved" ? CloudCheck : CloudUpload;
  return (
    <span
      role="status"
      className={`figures flex items-center gap-1.5 whitespace-nowrap text-dense ${isBad ? "text-danger" : "text-ink-2"}`}
    >
      <Icon aria-hidden size={16} className="max-lg:hidden" />
      {wordsOf(save)}
    </span>
  );
}

function wordsOf(save: SaveState): string {
  if (save.kind === "saved") return `Saved ${clockTime(save.at)}`;
  if (save.kind === "saving") return "Saving";
  if (save.kind === "unsaved") return "Unsaved changes";
  return save.kind === "failed" ? "Not saved yet" : "Changed elsewhere";
}
