import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import type { SaveState } from "./scene/studio-types.ts";

/** Whether the work is safe, in words; in fewer where there is little space. */
export function SaveText({ save, isShort }: { save: SaveState; isShort: boolean }) {
  const isBad = save.kind === "failed" || save.kind === "conflict";
  const Icon = isBad ? CloudAlert : save.kind === "saved" ? CloudCheck : CloudUpload;
  return (
    <span
      role="status"
      className={`figures flex items-center gap-1.5 whitespace-nowrap text-dense max-lg:text-label ${isBad ? "text-danger" : "text-ink-2"}`}
    >
      <Icon aria-hidden size={16} className="shrink-0 max-lg:hidden" />
      {wordsOf(save)[isShort ? "short" : "long"]}
    </span>
  );
}

function wordsOf(save: SaveState): { long: string; short: string } {
  if (save.kind !== "saved") return words[save.kind];
  const text = `Saved ${clockTime(save.at)}`;
  return { long: text, short: text };
}

const words = {
  saving: { long: "Saving", short: "Saving" },
  unsaved: { long: "Unsaved changes", short: "Unsaved" },
  failed: { long: "Not saved yet", short: "Not saved" },
  conflict: { long: "Changed elsewhere", short: "Changed" },
};
