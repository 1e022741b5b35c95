import { TEMPLATES } from "@selvedge/pages/templates/templates";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { Menu } from "@selvedge/ui/overlays/menu";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Grid2x2, History, PanelBottom, PanelTop, RotateCcw, Shirt } from "lucide-react";
import { useState } from "react";
import { loadError } from "../../data/failure-text.ts";
import { useMay, useShop } from "../../session/shop.ts";
import { VersionsDialog } from "../versions-dialog.tsx";
import { type TemplateRow, templatesQuery } from "./templates-query.ts";
import { useTemplates } from "./use-templates.ts";

const icons = { header: PanelTop, footer: PanelBottom, product: Shirt, collection: Grid2x2 } as const;

/** The shop's header and footer, and how its product and collection pages are laid out: what each is for, and how it stands. */
export function TemplatesPanel() {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const mayPublish = useMay("pages.publish");
  const { data, error, refetch } = useQuery(templatesQuery(shop.id));
  const templates = useTemplates();
  const [resetting, setResetting] = useState<TemplateRow | null>(null);
  const [shownVersions, setShownVersions] = useState<TemplateRow | null>(null);
  const failure = data ? null : loadError("Templates did not load.", error, refetch);
  if (failure) return <ErrorState {...failure} />;
  if (!data) return <Skeleton className="h-72 w-full" />;
  return (
    <>
      <p className="pb-3 text-ink-2">
        What every page of its kind has in common. A change is seen on all of them once you publish it; the blocks of
        your pages stay as they are.
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {data.map((row) => {
          const { title, usedFor } = TEMPLATES[row.template];
          const Icon = icons[row.template];
          return (
            <li key={row.template} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
              <span className="grid size-10 shrink-0 place-items-center rounded-card bg-sunken text-ink-2">
                <Icon aria-hidden size={20} />
              </span>
              <span className="flex min-w-56 flex-1 flex-col">
                <span className="font-medium">{title}</span>
                <span className="text-dense text-ink-2">{usedFor}</span>
              </span>
              <span className="flex w-48 flex-col items-start gap-0.5">
                <TemplateState row={row} />
              </span>
              <span className="flex items-center gap-1">
                <Button
                  size="dense"
                  isDisabled={!mayEdit}
                  busy={templates.busy === row.template}
                  busyLabel="Opening"
                  onPress={() => void templates.open(row.template)}
                >
                  Edit<span className="sr-only"> {title}</span>
                </Button>
                <Menu
                  label={`Actions for ${title}`}
                  trigger={<IconButton bare size="row" icon={Ellipsis} label={`Actions for ${title}`} />}
                  actions={[
                    {
                      ...{ id: "versions", label: "Versions", icon: History },
                      ...(row.id === null && { offBecause: "It was never changed." }),
                      onAction: () => setShownVersions(row),
                    },
                    {
                      ...{ id: "reset", label: "Back to the usual one", icon: RotateCcw, danger: true },
                      ...(mayPublish ? {} : { offBecause: "You need the permission to publish pages." }),
                      ...(row.id === null && { offBecause: "It is the usual one." }),
                      onAction: () => setResetting(row),
                    },
                  ]}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {resetting ? (
        <ConfirmDialog
          isOpen
          title={`Back to the usual ${TEMPLATES[resetting.template].title.toLowerCase()}?`}
          confirmLabel="Use the usual one"
          keepLabel="Keep mine"
          isBusy={templates.busy !== null}
          onConfirm={() =>
            void templates
              .reset(resetting.template, TEMPLATES[resetting.template].title)
              .then((isDone) => isDone && setResetting(null))
          }
          onClose={() => setResetting(null)}
        >
          Visitors see the usual one at once. What you published stays among the versions, from where you can bring it
          back.
        </ConfirmDialog>
      ) : null}
      {shownVersions && shownVersions.id !== null ? (
        <VersionsDialog
          page={{ id: shownVersions.id, name: TEMPLATES[shownVersions.template].title, url: "" }}
          onClose={() => setShownVersions(null)}
        />
      ) : null}
    </>
  );
}

function TemplateState({ row }: { row: TemplateRow }) {
  const { isPublished, edited, scheduledFor, updatedAt, editedBy } = row;
  const isTouched = row.id !== null && edited;
  return (
    <>
      <StatusBadge tone={isPublished ? "success" : "neutral"} shape={isPublished ? "dot" : "ring"}>
        {isPublished ? "Your own" : "The usual one"}
      </StatusBadge>
      <span className="text-label text-ink-2">
        {scheduledFor ? (
          <>
            publishes <DateText at={scheduledFor} inSentence />
          </>
        ) : isTouched ? (
          "draft not published"
        ) : isPublished && updatedAt ? (
          <>
            {editedBy ? `${editedBy}, ` : ""}
            <DateText at={updatedAt} form="spoken" inSentence />
          </>
        ) : null}
      </span>
    </>
  );
}
