import { Button } from "@selvedge/ui/actions/button";
import { Menu } from "@selvedge/ui/overlays/menu";
import { ImagePlus, List, Plus } from "lucide-react";

interface PanelAdderProps {
  isFull: boolean;
  onLinks: () => void;
  onPicture: () => void;
}

/** Adds a part to the panel of an entry. */
export const PanelAdder = ({ isFull, onLinks, onPicture }: PanelAdderProps) => (
  <Menu
    label="What to add"
    placement="bottom start"
    trigger={
      <Button className="self-start" size="dense" icon={Plus} isDisabled={isFull}>
        Add to its panel
      </Button>
    }
    actions={[
      { id: "links", label: "Links below a heading", icon: List, onAction: onLinks },
      { id: "picture", label: "A picture", icon: ImagePlus, onAction: onPicture },
    ]}
  />
);
