import { elementsOf, type Side } from "@selvedge/design/scene";
import { viewOf } from "@selvedge/garments/views";
import { atBottom } from "@selvedge/ui/bottom-inset.ts";
import { cx } from "@selvedge/ui/class-names.ts";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import type { StudioState } from "../scene/use-studio.ts";
import { GarmentPicture } from "./garment-picture.tsx";

export const sideNames: Record<Side, string> = {
  front: "Front",
  back: "Back",
  left: "Left sleeve",
  right: "Right sleeve",
};

interface SideTabsProps {
  studio: StudioState;
  hex: string;
  origins: readonly string[];
  /** What a print on a side adds to the cost: "+ £2.60". */
  extraText: (side: Side) => string;
}

/** The sides of the garment with what is on them; choosing one turns the garment. */
export function SideTabs({ studio, hex, origins, extraText }: SideTabsProps) {
  if (studio.sides.length < 2) return null;
  return (
    <ToggleButtonGroup
      ref={atBottom}
      aria-label="Side"
      disallowEmptySelection
      selectedKeys={[studio.side]}
      onSelectionChange={(keys) => studio.showSide([...keys][0] as Side)}
      className="absolute bottom-4 left-1/2 flex -translate-x-1/2 gap-1 rounded-card border border-line bg-surface p-1.5 shadow-pop max-lg:bottom-5.5 max-lg:p-1"
    >
      {studio.sides.map((side) => (
        <ToggleButton key={side} id={side} className={TAB}>
          <SidePicture side={side} studio={studio} hex={hex} origins={origins} />
          <span className="text-dense font-medium">{sideNames[side]}</span>
          <span className="text-label text-ink-2 max-lg:hidden">
            {elementsOf(studio.scene, side).length > 0 ? "used" : extraText(side)}
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function SidePicture({ side, studio, hex, origins }: Omit<SideTabsProps, "extraText"> & { side: Side }) {
  const view = viewOf(studio.blank, side);
  if (!view) return null;
  return (
    <GarmentPicture
      view={view}
      hex={hex}
      scene={studio.scene}
      side={side}
      assets={studio.assets}
      origins={origins}
      className="size-8 max-lg:hidden"
    />
  );
}

const TAB = cx(
  "flex min-w-20 flex-col items-center rounded-control border border-transparent px-3 py-1.5 transition-colors",
  "data-hovered:bg-hover data-selected:border-primary data-selected:bg-primary-tint data-selected:text-primary",
  "max-lg:min-h-11 max-lg:justify-center",
);
