import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import type { MenuAction } from "@selvedge/ui/overlays/menu";
import { SplitButton } from "@selvedge/ui/overlays/split-button";
import { CalendarClock, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { Page } from "../../pages/pages-query.ts";
import type { usePageMoves } from "../../pages/use-page-moves.ts";
import type { PageEditing } from "../../pages/use-page-session.ts";
import { PublishDialog } from "../later-parts.tsx";
import type { Publishing } from "./use-publishing.ts";

interface PublishButtonProps {
  page: Page;
  editing: PageEditing;
  diff: PageDiff | null;
  publishing: Publishing;
  moves: ReturnType<typeof usePageMoves>;
  mayPublish: boolean;
  onBlock: (uid: string) => void;
}

const showWords = (isTemplate: boolean, isSeen: boolean): string =>
  isTemplate
    ? isSeen
      ? "Show visitors the usual one"
      : "Show visitors this one again"
    : isSeen
      ? "Hide from visitors"
      : "Show to visitors again";

/** Opens what publishing would change, and has what else is done about what visitors see. */
export function PublishButton(props: PublishButtonProps) {
  const { page, editing, diff, publishing, moves, mayPublish, onBlock } = props;
  const [open, setOpen] = useState<"now" | "later" | null>(null);
  const isSeen = page.liveVersion !== null && page.published;
  const needsRight = mayPublish ? {} : { offBecause: "You need the permission to publish pages." };
  const show = async (isShown: boolean) => {
    if (await editing.saver.flush()) await moves.show(isShown);
  };
  const actions: MenuAction[] = [
    { id: "later", label: "Publish at a time", icon: CalendarClock, ...needsRight, onAction: () => setOpen("later") },
    ...(page.liveVersion === null
      ? []
      : [
          {
            id: "show",
            label: showWords(page.template !== null, isSeen),
            icon: isSeen ? EyeOff : Eye,
            ...needsRight,
            onAction: () => void show(!isSeen),
          },
        ]),
  ];
  return (
    <>
      <SplitButton
        label="Publish"
        variant="primary"
        size="dense"
        busy={publishing.isBusy || moves.isBusy}
        busyLabel="Publishing"
        isDisabled={!mayPublish}
        actions={actions}
        menuLabel="More about publishing"
        onPress={() => setOpen("now")}
      />
      {open ? (
        <PublishDialog
          {...{ page, editing, diff, publishing }}
          isTimed={open === "later"}
          onClose={() => setOpen(null)}
          onBlock={(uid) => {
            setOpen(null);
            onBlock(uid);
          }}
        />
      ) : null}
    </>
  );
}
