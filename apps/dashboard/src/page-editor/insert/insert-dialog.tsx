import { insertion, type Spot, targetOf } from "@selvedge/builder/edits/block-edits";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import type { BlockCategory, BlockType } from "@selvedge/pages/block-type";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import { byCategory, misplacedText, searchTypes, startableTypes, usedMost } from "@selvedge/pages/picker";
import type { Target } from "@selvedge/pages/placement";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { Button } from "@selvedge/ui/actions/button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { cx } from "@selvedge/ui/class-names.ts";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Dialog, type DialogPlace } from "@selvedge/ui/overlays/dialog";
import { Lock } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { useShop } from "../../session/shop.ts";
import { BLOCK_TYPES } from "../block-words.ts";
import { SectionsList } from "../later-parts.tsx";
import { DragLabel } from "./drag-label.tsx";
import { FoundCount } from "./found-count.tsx";
import { placeText } from "./place-text.ts";
import { Sample } from "./sample.tsx";
import { STILL_SAMPLES } from "./still-samples.tsx";
import type { CardDrag, Dragged } from "./use-card-drag.ts";

interface InsertDialogProps {
  session: PageSession;
  /** Where a block will be, and where a section. */
  targets: { blocks: Target; sections: Target };
  /** The editor's module has sections. */
  hasSections: boolean;
  /** Drags a card over the page. */
  drag: CardDrag;
  /** Beside the page; null where there is no room beside it. */
  at: DialogPlace | null;
  /** At another place where one is given. */
  onInsert: (type: string, target?: Target) => void;
  onInsertSection: (title: string, blocks: readonly WireBlock[], target?: Target) => void;
  onClose: () => void;
}

const words: Readonly<Record<BlockCategory, string>> = {
  text: "Text",
  pictures: "Pictures",
  products: "Products",
  layout: "Layout",
  contact: "Contact",
  more: "More",
};

/**
 * The blocks that this kind of page takes, by group or as searched for; one that the place refuses says why. Enter in the search
 * adds the first one that fits, the arrow down goes to the list.
 */
export function InsertDialog({
  session,
  targets,
  hasSections,
  drag,
  at,
  onInsert,
  onInsertSection,
  onClose,
}: InsertDialogProps) {
  const [typed, setTyped] = useState("");
  const [chosenKind, setKind] = useState<"blocks" | "sections">("blocks");
  const [category, setCategory] = useState<BlockCategory | "all">("all");
  const kind = hasSections ? chosenKind : "blocks";
  const search = useRef<HTMLInputElement>(null);
  const target = targets[kind];
  const doc = session.doc();
  const isPlatform = useShop().id === mainDivisionId;
  const { types, refusals } = useMemo(() => {
    const all = startableTypes(doc, BLOCK_TYPES, { isPlatform });
    return { types: all, refusals: new Map(all.map(({ type }) => [type, refusalOf(session, type, target)])) };
  }, [session, doc, target, isPlatform]);
  const fitting = types.filter(({ type }) => refusals.get(type) === null);
  const found = typed.trim() ? searchTypes(types, typed) : types;
  const here = found.filter((type) => fitting.includes(type));
  const notHere = found.filter((type) => !fitting.includes(type));
  const categories = byCategory(here);
  const groups = [
    ...(typed.trim()
      ? [{ id: "found", title: `${here.length} found`, types: here }]
      : groupsOf(here, categories, category)),
    { id: "others", title: "Not at this place", types: typed.trim() || category === "all" ? notHere : [] },
  ].filter((group) => group.types.length > 0);
  // The button that was pressed is gone with the blocks.
  const lookAmongSections = () => {
    search.current?.focus();
    setKind("sections");
  };
  const targetAt = (spot: Spot) => targetOf(session.doc(), spot);
  const dragged = ({ type, title }: BlockType): Dragged => ({
    title,
    whyNotAt: (spot) => refusalOf(session, type, targetAt(spot)),
    placeWords: (spot) => placeText(session.doc(), targetAt(spot)),
    insertAt: (spot) => onInsert(type, targetAt(spot)),
  });
  return (
    <Dialog isOpen title="Add a block" width="wide" isAside={drag.shown !== null} at={at} onClose={onClose}>
      {drag.shown ? <DragLabel shown={drag.shown} /> : null}
      <p className="pb-2 text-dense text-ink-2">
        {placeText(doc, target)} <span className="max-md:hidden">Or drag one to any place of the page.</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows of what is in it */}
      <div className={cx(at && "flex min-h-0 flex-1 flex-col")} onKeyDown={walkCards}>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SearchBox
            autoFocus
            inputRef={search}
            label={kind === "blocks" ? "Search blocks" : "Search sections"}
            placeholder={kind === "blocks" ? "Banner, picture, newsletter" : "Hero, questions, reviews"}
            className="min-w-56 flex-1"
            value={typed}
            onChange={setTyped}
            onSubmit={() => kind === "blocks" && typed.trim() && here[0] && onInsert(here[0].type)}
          />
          {hasSections ? (
            <Segmented
              label="What to add"
              segments={kinds}
              value={kind}
              onChange={(id) => setKind(id as "blocks" | "sections")}
            />
          ) : null}
        </div>
        {kind === "blocks" ? <FoundCount typed={typed} count={here.length} what="block" /> : null}
        {kind === "blocks" && !typed.trim() && categories.length > 1 ? (
          <div className="pb-3">
            <Segmented
              label="Kind of block"
              segments={[
                { id: "all", label: "All" },
                ...categories.map((group) => ({ id: group.category, label: words[group.category] })),
              ]}
              value={category}
              onChange={(id) => setCategory(id as BlockCategory | "all")}
            />
          </div>
        ) : null}
        <div className={cx("flex flex-col gap-5 overflow-y-auto p-0.5", at ? "min-h-0 flex-1" : "max-h-[60vh]")}>
          {kind === "sections" ? (
            <SectionsList {...{ session, target, typed, drag }} onInsert={onInsertSection} />
          ) : (
            <>
              {groups.map(({ id, title, types: those }) => (
                <section key={id} aria-labelledby={`blocks-${id}`}>
                  <h3 id={`blocks-${id}`} className="pb-2 text-label font-medium text-ink-2">
                    {title}
                  </h3>
                  <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
                    {those.map((type) => (
                      <li key={type.type}>
                        <BlockCard
                          type={type}
                          why={refusals.get(type.type) ?? null}
                          onDragStart={(event) => drag.start(event, dragged(type))}
                          onPress={() => onInsert(type.type)}
                        />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              {typed.trim() && found.length === 0 ? (
                <p className="text-ink-2">No block is called “{typed.trim()}”.</p>
              ) : null}
              {typed.trim() && hasSections ? (
                <Button size="dense" className="self-start" onPress={lookAmongSections}>
                  Look among the ready sections
                </Button>
              ) : null}
              {fitting.length === 0 ? <p className="text-ink-2">Nothing can be added here.</p> : null}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const kinds = [
  { id: "blocks", label: "Blocks" },
  { id: "sections", label: "Ready sections" },
];

type Groups = { id: string; title: string; types: readonly BlockType[] }[];

/** What is used most, then the rest by category; or one category whole. Each block is listed once. */
function groupsOf(
  here: readonly BlockType[],
  categories: ReturnType<typeof byCategory>,
  of: BlockCategory | "all",
): Groups {
  const groups = categories.map(({ category, types }) => ({ id: category, title: words[category], types }));
  if (of !== "all") return groups.filter(({ id }) => id === of);
  const rest = groups.map((group) => ({ ...group, types: group.types.filter((type) => type.usedMost === undefined) }));
  return [{ id: "first", title: "Used most", types: usedMost(here) }, ...rest];
}

/** Why the place does not take a block of a type; null where it does. */
function refusalOf(session: PageSession, type: string, target: Target): string | null {
  const made = insertion(session.doc(), { types: BLOCK_TYPES, type, target, makeUid: () => crypto.randomUUID() });
  const code = made && session.refusalOf(made.op);
  const { parent } = target;
  return code ? EDIT_TEXT[code] : misplacedText(session.doc(), BLOCK_TYPES, { type, parent });
}

/** Arrows go from card to card, and from the search to the first one. */
function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const isSearch = event.target instanceof HTMLInputElement;
  if (!by || (isSearch && event.key !== "ArrowDown")) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("button[data-card]")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const next = isSearch ? cards[0] : cards[at + by];
  if (at + by < 0 && !isSearch) event.currentTarget.querySelector("input")?.focus();
  else next?.focus();
  event.preventDefault();
}

interface BlockCardProps {
  type: BlockType;
  /** Why it cannot be added here. */
  why: string | null;
  onPress: () => void;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

const BlockCard = ({ type, why, onPress, onDragStart }: BlockCardProps) => (
  <button
    type="button"
    data-card=""
    aria-disabled={why !== null}
    onClick={() => why === null && onPress()}
    onPointerDown={onDragStart}
    className={cx(
      "flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-surface text-left outline-none focus-visible:ring-2 focus-visible:ring-primary",
      why === null ? "hover:border-primary hover:bg-primary-tint" : "cursor-not-allowed bg-sunken",
    )}
  >
    {type.type in STILL_SAMPLES ? (
      <span aria-hidden className="flex aspect-[35/13] items-center justify-center bg-white">
        {STILL_SAMPLES[type.type]}
      </span>
    ) : (
      <Sample kind="block" name={type.type} />
    )}
    <span className="flex flex-col gap-0.5 border-t border-line p-2.5">
      <span className={cx("flex items-center gap-1.5 font-medium", why !== null && "text-ink-2")}>
        {type.title}
        {why === null ? null : <Lock aria-hidden size={13} />}
      </span>
      {(why ?? type.description) ? <span className="text-label text-ink-2">{why ?? type.description}</span> : null}
    </span>
  </button>
);
