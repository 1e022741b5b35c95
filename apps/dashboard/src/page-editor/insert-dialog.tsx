import type { BlockCategory, BlockType } from "@selvedge/pages/block-type";
import type { Doc } from "@selvedge/pages/doc";
import { byCategory, insertableTypes, searchTypes } from "@selvedge/pages/picker";
import type { Target } from "@selvedge/pages/placement";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { BLOCK_TYPES } from "./block-words.ts";

interface InsertDialogProps {
  doc: Doc;
  /** Where the block will be. */
  target: Target;
  onInsert: (type: string) => void;
  onClose: () => void;
}

const words: Readonly<Record<BlockCategory, string>> = {
  text: "Text",
  pictures: "Pictures and film",
  products: "Products",
  layout: "Layout",
  contact: "Contact",
  more: "More",
};

/** The blocks that a place takes, by group or as searched for. Enter in the search adds the first one. */
export function InsertDialog({ doc, target, onInsert, onClose }: InsertDialogProps) {
  const [typed, setTyped] = useState("");
  const allowed = insertableTypes(doc, BLOCK_TYPES, target);
  const found = typed.trim() ? searchTypes(allowed, typed) : [];
  const groups = typed.trim()
    ? [{ id: "found", title: `${found.length} found`, types: found }]
    : byCategory(allowed).map(({ category, types }) => ({ id: category, title: words[category], types }));
  return (
    <Dialog isOpen title="Add a block" width="wide" onClose={onClose}>
      <SearchBox
        autoFocus
        label="Search blocks"
        placeholder="Banner, picture, newsletter"
        className="mb-4 w-full"
        value={typed}
        onChange={setTyped}
        onSubmit={() => found[0] && onInsert(found[0].type)}
      />
      <div className="flex max-h-[60vh] flex-col gap-5 overflow-y-auto p-0.5">
        {groups.map(({ id, title, types }) => (
          <section key={id} aria-labelledby={`blocks-${id}`}>
            <h3 id={`blocks-${id}`} className="pb-2 text-label font-medium text-ink-2">
              {title}
            </h3>
            <ul className="grid gap-2 sm:grid-cols-2 md:grid-cols-3">
              {types.map((type) => (
                <li key={type.type}>
                  <BlockCard type={type} onPress={() => onInsert(type.type)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {typed.trim() && found.length === 0 ? (
          <p className="text-ink-2">No block that fits here is called “{typed.trim()}”.</p>
        ) : null}
        {allowed.length === 0 ? <p className="text-ink-2">Nothing can be added here.</p> : null}
      </div>
    </Dialog>
  );
}

const BlockCard = ({ type, onPress }: { type: BlockType; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex h-full w-full flex-col gap-1 rounded-card border border-line bg-surface p-3 text-left outline-none hover:border-primary hover:bg-primary-tint focus-visible:ring-2 focus-visible:ring-primary"
  >
    <span className="font-medium">{type.title}</span>
    {type.description ? <span className="text-label text-ink-2">{type.description}</span> : null}
  </button>
);
