import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Lock, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps, PointerEvent } from "react";
import { Sample } from "./sample.tsx";

interface SectionCardProps {
  title: string;
  about: string;
  /** What its picture shows. */
  sample: ComponentProps<typeof Sample>;
  /** Why it cannot be added here; null where it can. */
  why: string | null;
  onPress: () => void;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
  /** Of the shop's own alone. */
  onRename?: () => void;
  onRemove?: () => void;
}

/** Blocks that stand together, with a picture of them on the shop's own page. */
export const SectionCard = ({
  title,
  about,
  sample,
  why,
  onPress,
  onDragStart,
  onRename,
  onRemove,
}: SectionCardProps) => (
  <div className="relative h-full">
    <button
      type="button"
      data-card=""
      aria-disabled={why !== null}
      onClick={() => why === null && onPress()}
      onPointerDown={onDragStart}
      className={cx(
        "flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-left outline-none focus-visible:ring-2 focus-visible:ring-primary",
        why === null ? "hover:border-primary" : "cursor-not-allowed opacity-60",
      )}
    >
      <Sample {...sample} />
      <span className="flex flex-col gap-0.5 border-t border-line p-2.5">
        <span className="flex items-center gap-1.5 font-medium">
          {title}
          {why === null ? null : <Lock aria-hidden size={13} />}
        </span>
        <span className="text-label text-ink-2">{why ?? about}</span>
      </span>
    </button>
    {onRename && onRemove ? (
      <span className="absolute right-2 bottom-2 flex gap-1">
        <IconButton size="row" icon={Pencil} label={`Rename the section “${title}”`} onPress={onRename} />
        <IconButton size="row" icon={Trash2} label={`Remove the section “${title}”`} onPress={onRemove} />
      </span>
    ) : null}
  </div>
);
