import { cx } from "@selvedge/ui/class-names.ts";
import { Images, Keyboard, Layers, type LucideIcon, Ruler, Shirt } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";

export type PanelId = "artwork" | "garment" | "size" | "layers";

interface Panel {
  id: PanelId;
  label: string;
  icon: LucideIcon;
  /** Wide screens show it beside the stage anyway. */
  isForPhones?: boolean;
}

const panels: readonly Panel[] = [
  { id: "artwork", label: "Artwork", icon: Images },
  { id: "size", label: "Size", icon: Ruler, isForPhones: true },
  { id: "layers", label: "Layers", icon: Layers, isForPhones: true },
  { id: "garment", label: "Garment", icon: Shirt },
];

interface PanelChoiceProps {
  value: PanelId;
  onChange: (id: PanelId) => void;
  form: "rail" | "tabs";
  onKeys?: () => void;
}

/** What the panel shows: a rail at the left of wide screens, tabs at the foot of phones. The thread marks the place. */
export function PanelChoice({ value, onChange, form, onKeys }: PanelChoiceProps) {
  const isRail = form === "rail";
  return (
    <nav
      aria-label="Panels"
      className={isRail ? "flex w-17 shrink-0 flex-col border-line border-r bg-canvas p-1.5" : ""}
    >
      <ToggleButtonGroup
        aria-label="Panel"
        disallowEmptySelection
        orientation={isRail ? "vertical" : "horizontal"}
        selectedKeys={[value]}
        onSelectionChange={(keys) => onChange([...keys][0] as PanelId)}
        className={isRail ? "flex flex-1 flex-col gap-1" : "flex h-16 border-line border-t bg-canvas"}
      >
        {panels
          .filter((panel) => !isRail || !panel.isForPhones)
          .map(({ id, label, icon: Icon }) => (
            <ToggleButton key={id} id={id} className={cx(ITEM, isRail ? RAIL : TAB)}>
              <Icon aria-hidden size={20} />
              <span className="text-tiny font-medium">{label}</span>
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
      {onKeys ? (
        <Button onPress={onKeys} className={cx(ITEM, RAIL)}>
          <Keyboard aria-hidden size={20} />
          <span className="text-tiny font-medium">Keys</span>
        </Button>
      ) : null}
    </nav>
  );
}

const ITEM =
  "relative flex flex-col items-center justify-center gap-1 text-ink-2 transition-colors data-hovered:text-ink data-selected:text-ink -outline-offset-2";
const RAIL =
  "h-13 rounded-control border border-transparent data-hovered:bg-hover data-selected:border-line data-selected:bg-surface data-selected:before:absolute data-selected:before:top-1/2 data-selected:before:-left-[7px] data-selected:before:h-6 data-selected:before:w-[3px] data-selected:before:-translate-y-1/2 data-selected:before:bg-thread";
const TAB =
  "min-w-0 flex-1 data-selected:before:absolute data-selected:before:-top-px data-selected:before:h-[3px] data-selected:before:w-8 data-selected:before:bg-thread";
