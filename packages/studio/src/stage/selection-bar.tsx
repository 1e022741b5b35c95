import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { CaretsToAxisDashedHorizontal, CaretsToAxisDashedVertical, Copy, MoveDown, MoveUp, Trash2 } from "lucide-react";
import { Toolbar } from "react-aria-components/Toolbar";
import type { StudioState } from "../scene/use-studio.ts";

/** What is done most to the chosen picture: at the top of the stage and so clear of it, on phones in the panel. */
export function SelectionBar({ studio, isInPanel }: { studio: StudioState; isInPanel?: boolean }) {
  const { selected } = studio;
  if (!selected) return null;
  // An icon is named for its axis: left and right of an upright one change sides.
  const acts = [
    { label: "Mirror left to right", icon: CaretsToAxisDashedVertical, run: () => studio.flip(selected, "horizontal") },
    { label: "Mirror top to bottom", icon: CaretsToAxisDashedHorizontal, run: () => studio.flip(selected, "vertical") },
    { label: "One layer up", icon: MoveUp, keys: "]", run: () => studio.reorder(selected.id, "up") },
    { label: "One layer down", icon: MoveDown, keys: "[", run: () => studio.reorder(selected.id, "down") },
    { label: "Duplicate", icon: Copy, keys: "Ctrl+D", run: () => studio.duplicate(selected) },
  ];
  return (
    <Toolbar aria-label="Chosen picture" className={cx(ROW, isInPanel ? "justify-between" : FLOATING)}>
      {acts.map(({ label, icon, keys, run }) => (
        <IconButton key={label} label={label} icon={icon} keys={keys} size="dense" onPress={run} />
      ))}
      <span aria-hidden className="mx-1 h-5 w-px bg-line" />
      <IconButton
        label="Delete"
        icon={Trash2}
        keys="Delete"
        size="dense"
        className="text-danger!"
        onPress={() => studio.remove(selected.id)}
      />
    </Toolbar>
  );
}

const ROW = "flex items-center rounded-card border border-line bg-surface p-1";
const FLOATING = "absolute top-9 left-1/2 -translate-x-1/2 shadow-pop";
