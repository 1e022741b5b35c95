import { turnTo } from "@selvedge/design/geometry/rotate";
import type { SceneElement } from "@selvedge/design/scene";
import { IconButton } from "@selvedge/ui/icon-button";
import { NumberField } from "@selvedge/ui/number-field";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from "lucide-react";
import { Group } from "react-aria-components/Group";
import type { Edge } from "./align.ts";
import { useFieldUndo } from "./use-field-undo.ts";
import type { StudioState } from "./use-studio.ts";

const tenth = (mm: number) => Math.round(mm * 10) / 10;

/** Size, place, angle and opacity of the chosen picture in numbers; width and height keep its shape. */
export function PlaceFields({ studio, element }: { studio: StudioState; element: SceneElement }) {
  const set = (change: Partial<SceneElement>) => studio.change({ ...element, ...change });
  const resize = (factor: number) => {
    if (!Number.isFinite(factor) || factor <= 0) return;
    const [w, h] = [element.w * factor, element.h * factor];
    set({ w, h, x: element.x + (element.w - w) / 2, y: element.y + (element.h - h) / 2 });
  };
  const fields = [
    { label: "Width", value: element.w, min: 2, run: (mm: number) => resize(mm / element.w) },
    { label: "Height", value: element.h, min: 2, run: (mm: number) => resize(mm / element.h) },
    { label: "From left", value: element.x, min: -1000, run: (x: number) => set({ x }) },
    { label: "From top", value: element.y, min: -1000, run: (y: number) => set({ y }) },
  ];
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2.5" {...useFieldUndo(studio)}>
      {fields.map(({ label, value, min, run }) => (
        <NumberField
          key={label}
          label={label}
          unit="mm"
          size="dense"
          compact
          minValue={min}
          maxValue={2000}
          step={0.1}
          value={tenth(value)}
          onChange={(mm) => Number.isFinite(mm) && mm !== tenth(value) && run(mm)}
        />
      ))}
      <NumberField
        label="Turn"
        unit="°"
        size="dense"
        compact
        minValue={-360}
        maxValue={360}
        value={tenth(element.rotation)}
        onChange={(degrees) => Number.isFinite(degrees) && studio.change(turnTo(element, degrees))}
      />
      <NumberField
        label="Opacity"
        unit="%"
        size="dense"
        compact
        minValue={5}
        maxValue={100}
        value={Math.round(element.opacity * 100)}
        onChange={(percent) => Number.isFinite(percent) && set({ opacity: percent / 100 })}
      />
    </div>
  );
}

const aligns: readonly { edge: Edge; label: string; icon: typeof AlignCenterVertical }[] = [
  { edge: "left", label: "Align left", icon: AlignStartVertical },
  { edge: "centre", label: "Centre across", icon: AlignCenterVertical },
  { edge: "right", label: "Align right", icon: AlignEndVertical },
  { edge: "top", label: "Align to the top", icon: AlignStartHorizontal },
  { edge: "middle", label: "Centre down", icon: AlignCenterHorizontal },
  { edge: "bottom", label: "Align to the bottom", icon: AlignEndHorizontal },
];

/** Brings the chosen picture to an edge or the middle of the print area. */
export function AlignButtons({ studio, element }: { studio: StudioState; element: SceneElement }) {
  return (
    <Group
      aria-label="Align in the print area"
      className="flex justify-between rounded-control border border-line p-0.5"
    >
      {aligns.map(({ edge, label, icon }) => (
        <IconButton key={edge} label={label} icon={icon} size="dense" onPress={() => studio.align(element, edge)} />
      ))}
    </Group>
  );
}
