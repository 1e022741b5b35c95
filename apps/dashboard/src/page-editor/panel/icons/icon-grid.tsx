import { Icon } from "@selvedge/blocks/parts/icon";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Ban } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { wordOf } from "../controls.ts";

type IconName = ComponentProps<typeof Icon>["name"];

export const BlockIcon = ({ name }: { name: string }) => <Icon name={name as IconName} small />;

interface IconGridProps {
  names: readonly string[];
  chosen: string;
  onPick: (name: string) => void;
}

/** All drawings, found by their words; the arrows walk among them. */
export function IconGrid({ names, chosen, onPick }: IconGridProps) {
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase();
  const shown = names.filter((name) => wordOf(name).toLowerCase().includes(words)).map((id) => ({ id }));
  return (
    <div className="flex w-64 flex-col gap-2">
      <SearchBox
        autoFocus
        label="Search icons"
        placeholder="Leaf, van, star"
        value={typed}
        onChange={setTyped}
        onSubmit={() => shown[0] && onPick(shown[0].id)}
      />
      <ListBox
        aria-label="Icons"
        layout="grid"
        items={shown}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen]}
        onAction={(name) => onPick(String(name))}
        onSelectionChange={(keys) => onPick(String([...keys][0]))}
        className="grid max-h-60 grid-cols-6 gap-1 overflow-y-auto outline-none"
        renderEmptyState={() => <p className="col-span-6 py-2 text-dense text-ink-2">No such icon.</p>}
      >
        {({ id }) => (
          <ListBoxItem
            textValue={wordOf(id)}
            aria-label={wordOf(id)}
            className="grid size-9 cursor-default place-items-center rounded-mark outline-none data-focus-visible:ring-2 data-focus-visible:ring-primary data-hovered:bg-hover data-selected:bg-primary-tint data-selected:text-primary"
          >
            {id === "none" ? <Ban aria-hidden size={16} /> : <Icon name={id as IconName} />}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
