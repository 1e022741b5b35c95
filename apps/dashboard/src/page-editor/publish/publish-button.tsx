import type { PageDiff } from "@selvedge/pages/diff/page-diff";
import { useSameActs } from "@selvedge/ui/actions/use-same-acts.ts";
import type { MenuAction } from "@selvedge/ui/overlays/menu";
import { SplitButton } from "@selvedge/ui/overlays/split-button";
import { CalendarClock, Eye, EyeOff } from "lucide-react";
import { memo, useState } from "react";
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
  const does = useSameActs({
    open: setOpen,
    show: async (isShown: boolean) => {
      if (await editing.saver.flush()) await moves.show(isShown);
    },
  });
  return (
    <>
      <Buttons
        {...{ mayPublish, does }}
        isTemplate={page.template !== null}
        wasPublished={page.liveVersion !== null}
        isSeen={page.liveVersion !== null && page.published}
        isBusy={publishing.isBusy || moves.isBusy}
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

interface ButtonsProps {
  isTemplate: boolean;
  wasPublished: boolean;
  /** Visitors see it. */
  isSeen: boolean;
  isBusy: boolean;
  mayPublish: boolean;
  does: { open: (when: "now" | "later") => void; show: (isShown: boolean) => void };
}

/** A key in a setting of the page does not render them again. */
const Buttons = memo(function Buttons({ isTemplate, wasPublished, isSeen, isBusy, mayPublish, does }: ButtonsProps) {
  const needsRight = mayPublish ? {} : { offBecause: "You need the permission to publish pages." };
  const later: MenuAction = {
    ...{ id: "later", label: "Publish at a time", icon: CalendarClock, ...needsRight },
    onAction: () => does.open("later"),
  };
  const show: MenuAction = {
    ...{ id: "show", label: showWords(isTemplate, isSeen), icon: isSeen ? EyeOff : Eye, ...needsRight },
    onAction: () => does.show(!isSeen),
  };
  return (
    <SplitButton
      label="Publish"
      variant="primary"
      size="dense"
      busy={isBusy}
      busyLabel="Publishing"
      isDisabled={!mayPublish}
      actions={wasPublished ? [later, show] : [later]}
      menuLabel="More about publishing"
      onPress={() => does.open("now")}
    />
  );
});
