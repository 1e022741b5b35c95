import { PATTERN_GROUP_TITLES, PATTERN_GROUPS } from "@selvedge/blocks/patterns/pattern";
import { PATTERNS, searchPatterns } from "@selvedge/blocks/patterns/patterns";
import { pasting } from "@selvedge/builder/clipboard/pasting";
import { type Spot, targetOf } from "@selvedge/builder/edits/block-edits";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import type { Target } from "@selvedge/pages/placement";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText, loadError } from "../../data/failure-text.ts";
import { useMay, useShop } from "../../session/shop.ts";
import { FoundCount } from "./found-count.tsx";
import { placeText } from "./place-text.ts";
import { RenameSection } from "./rename-section.tsx";
import { SectionCard } from "./section-card.tsx";
import { type OwnSection, sectionsQuery } from "./sections-query.ts";
import type { CardDrag, Dragged } from "./use-card-drag.ts";

interface SectionsListProps {
  session: PageSession;
  target: Target;
  typed: string;
  drag: CardDrag;
  onInsert: (title: string, blocks: readonly WireBlock[], target?: Target) => void;
}

interface SectionGroup {
  id: string;
  title: string;
  cards: (Pick<ComponentProps<typeof SectionCard>, "title" | "about" | "sample"> & {
    key: string;
    blocks: readonly WireBlock[];
    /** null for one that comes with the platform. */
    section: OwnSection | null;
  })[];
}

const makeUid = () => crypto.randomUUID();

/** Ready sections, group by group, those of the shop's own first. */
export function SectionsList({ session, target, typed, drag, onInsert }: SectionsListProps) {
  const { id: division } = useShop();
  const mayEdit = useMay("pages.edit");
  const [removing, setRemoving] = useState<OwnSection | null>(null);
  const [renaming, setRenaming] = useState<OwnSection | null>(null);
  const { data: own = [], error, refetch } = useQuery(sectionsQuery(division));
  const failure = error && own.length === 0 ? loadError("Your own sections did not load.", error, refetch) : null;
  const whyNot = (blocks: readonly WireBlock[], at: Target = target) => {
    const code = session.refusalOf(pasting(session.doc(), blocks, { target: at, makeUid }).op);
    return code ? EDIT_TEXT[code] : null;
  };
  const targetAt = (spot: Spot) => targetOf(session.doc(), spot);
  const dragged = (title: string, blocks: readonly WireBlock[]): Dragged => ({
    title,
    whyNotAt: (spot) => whyNot(blocks, targetAt(spot)),
    placeWords: (spot) => placeText(session.doc(), targetAt(spot)),
    insertAt: (spot) => onInsert(title, blocks, targetAt(spot)),
  });
  const ownShown = own.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const found = searchPatterns(PATTERNS, typed);
  const groups: SectionGroup[] = PATTERN_GROUPS.map((group) => ({
    id: group,
    title: PATTERN_GROUP_TITLES[group],
    cards: found
      .filter((pattern) => pattern.group === group)
      .map((pattern) => ({
        ...{
          key: pattern.id,
          title: pattern.title,
          about: pattern.about,
          sample: { kind: "section" as const, name: pattern.id },
        },
        blocks: pattern.blocks as readonly WireBlock[],
        section: null,
      })),
  }));
  const owns = ownShown.map((section) => ({
    ...{
      key: `own ${section.id}`,
      title: section.name,
      about: countOf(section.blocks),
      sample: { kind: "own" as const, name: String(section.id) },
    },
    blocks: section.blocks as readonly WireBlock[],
    section,
  }));
  const shown: SectionGroup[] = [{ id: "own", title: "Yours", cards: owns }, ...groups].filter(
    ({ cards }) => cards.length > 0,
  );
  return (
    <>
      {failure ? <ErrorState {...failure} /> : null}
      <FoundCount typed={typed} count={shown.flatMap(({ cards }) => cards).length} what="section" />
      {shown.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={`sections-${id}`}>
          <h3 id={`sections-${id}`} className="pb-2 text-label font-medium text-ink-2">
            {title}
          </h3>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
            {cards.map(({ key, blocks, section, ...card }) => (
              <li key={key}>
                <SectionCard
                  {...card}
                  why={whyNot(blocks)}
                  onPress={() => onInsert(card.title, blocks)}
                  onDragStart={(event) => drag.start(event, dragged(card.title, blocks))}
                  {...(section &&
                    mayEdit && { onRename: () => setRenaming(section), onRemove: () => setRemoving(section) })}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length === 0 ? <p className="text-ink-2">No section is called “{typed.trim()}”.</p> : null}
      {renaming ? <RenameSection section={renaming} onClose={() => setRenaming(null)} /> : null}
      {removing ? <RemoveSection section={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  );
}

const countOf = ({ length }: readonly unknown[]) => (length === 1 ? "1 block" : `${length} blocks`);

function RemoveSection({ section, onClose }: { section: OwnSection; onClose: () => void }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api("DELETE /divisions/{division}/sections/{id}/", { params: { division, id: section.id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sectionsQuery(division).queryKey }),
    onSuccess: onClose,
    onError: (error) => showSnackbar({ code: "section", text: failureText(error), tone: "failed" }),
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Remove “${section.name}”?`}
      confirmLabel="Remove the section"
      keepLabel="Keep it"
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      Pages on which it was put stay as they are.
    </ConfirmDialog>
  );
}
