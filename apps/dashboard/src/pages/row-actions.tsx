import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Menu, type MenuAction } from "@selvedge/ui/overlays/menu";
import {
  Copy,
  CornerDownRight,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  History,
  House,
  PencilRuler,
  Send,
  SlidersHorizontal,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { useMay, useShop } from "../session/shop.ts";
import { DeletePage } from "./delete-page.tsx";
import { openedAt } from "./kinds/page-kinds.ts";
import { MakeHome } from "./moves/make-home.tsx";
import { NestDialog } from "./nest-dialog.tsx";
import { stateOf } from "./page-state.tsx";
import type { PageRow } from "./pages-query.ts";
import { usePageMoves } from "./use-page-moves.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

/** What can be done with a page of the list; what cannot says why. */
export function RowActions({ page }: { page: PageRow }) {
  const shop = useShop();
  const moves = usePageMoves(page);
  const mayEdit = useMay("pages.edit");
  const mayPublish = useMay("pages.publish");
  const [open, setOpen] = useState<"delete" | "versions" | "nest" | "home" | null>(null);
  const state = stateOf(page);
  const opened = openedAt(page.kind, page.url);
  const needsPublishing = mayPublish ? {} : { offBecause: "You need the permission to publish pages." };
  const needsEditing = mayEdit ? {} : { offBecause: "You need the permission to make and change pages." };
  const ofSeen = state === "published" ? { ...needsEditing, ...needsPublishing } : needsEditing;
  const actions: MenuAction[] =
    state === "deleted"
      ? [{ id: "restore", label: "Bring it back", icon: Undo2, ...needsEditing, onAction: () => void moves.restore() }]
      : [
          { id: "edit", label: "Edit page", icon: PencilRuler, ...needsEditing, href: `/pages/${page.id}/edit` },
          { id: "settings", label: "Title, address and theme", icon: SlidersHorizontal, href: `/pages/${page.id}` },
          {
            id: "duplicate",
            label: "Duplicate",
            icon: Copy,
            ...needsEditing,
            onAction: () => void moves.duplicate(),
          },
          ...(state === "published" && opened !== null
            ? [{ id: "view", label: "View on your shop", icon: ExternalLink, href: new URL(opened, shop.url).href }]
            : []),
          { id: "preview", label: "Preview the draft", icon: Eye, onAction: () => void moves.preview() },
          ...(state === "draft" || state === "scheduled" || page.edited
            ? [
                {
                  id: "publish",
                  label: state === "draft" || state === "scheduled" ? "Publish now" : "Publish the changes",
                  icon: Send,
                  ...needsPublishing,
                  onAction: () => void moves.publish(),
                },
              ]
            : []),
          ...(state === "draft" || state === "scheduled"
            ? []
            : [
                {
                  id: "show",
                  label: state === "hidden" ? "Show to visitors" : "Hide from visitors",
                  icon: state === "hidden" ? Eye : EyeOff,
                  ...needsPublishing,
                  onAction: () => void moves.show(state === "hidden"),
                },
                { id: "versions", label: "Versions", icon: History, onAction: () => setOpen("versions") },
              ]),
          {
            id: "nest",
            label: "Put below another page",
            icon: CornerDownRight,
            ...whyNotNested(page, ofSeen),
            onAction: () => setOpen("nest"),
          },
          ...(page.isHomepage
            ? []
            : [
                {
                  id: "home",
                  label: "Make this the home page",
                  icon: House,
                  ...whyNotHome(page, state, needsPublishing),
                  onAction: () => setOpen("home"),
                },
              ]),
          {
            id: "delete",
            label: "Delete page",
            icon: Trash2,
            danger: true,
            ...(page.isHomepage ? { offBecause: "The home page cannot be deleted." } : ofSeen),
            onAction: () => setOpen("delete"),
          },
        ];
  return (
    <>
      <Menu
        label={`Actions for ${page.name}`}
        trigger={<IconButton bare label={`Actions for ${page.name}`} icon={Ellipsis} size="row" />}
        actions={actions}
      />
      <DeletePage
        isPublished={state === "published"}
        isOpen={open === "delete"}
        isBusy={moves.isBusy}
        onClose={() => setOpen(null)}
        onDelete={() => void moves.remove().then((isDone) => isDone && setOpen(null))}
      />
      <MakeHome
        page={page}
        isOpen={open === "home"}
        isBusy={moves.isBusy}
        onClose={() => setOpen(null)}
        onMake={() => void moves.makeHome().then(() => setOpen(null))}
      />
      {open === "nest" ? (
        <NestDialog
          page={page}
          isBusy={moves.isBusy}
          onClose={() => setOpen(null)}
          onNest={(under, before) => void moves.nest(under, before).then((isDone) => isDone && setOpen(null))}
        />
      ) : null}
      {open === "versions" ? <VersionsDialog page={page} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function whyNotNested(
  { isHomepage, kind }: PageRow,
  ofSeen: Pick<MenuAction, "offBecause">,
): Pick<MenuAction, "offBecause"> {
  if (isHomepage) return { offBecause: "The home page stays at /." };
  return kind === "store" ? ofSeen : { offBecause: "Only pages of your shop are below one another." };
}

function whyNotHome(
  { kind, loginState }: PageRow,
  state: ReturnType<typeof stateOf>,
  otherwise: Pick<MenuAction, "offBecause">,
): Pick<MenuAction, "offBecause"> {
  if (kind !== "store") return { offBecause: "The home page is a page of your shop." };
  if (state !== "published") return { offBecause: "Visitors do not see this page. Publish it first." };
  return loginState === "everyone" ? otherwise : { offBecause: "Not everybody can see this page." };
}
