import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import type { Doc } from "@selvedge/pages/doc";
import type { Json } from "@selvedge/pages/json";
import { kindOf, type PageKind } from "@selvedge/pages/page/page-kind";
import { isOnlySent } from "@selvedge/pages/page/page-rules";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { Redo2, Undo2 } from "lucide-react";
import { useMay, useShop } from "../session/shop.ts";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { AddressCard } from "./address-card.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { PageKindCard } from "./kinds/page-kind-card.tsx";
import { PageState, PageStateNote, visitorsWord } from "./page-state.tsx";
import { PageThemeCard } from "./page-theme-card.tsx";
import type { Page } from "./pages-query.ts";
import { SaveStatus } from "./save-status.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { usePageMoves } from "./use-page-moves.ts";
import { usePageSession } from "./use-page-session.ts";

/** What is said of a page around its blocks: saved as a draft while it is typed, and shown to visitors by publishing. */
export function PageSettings({ page }: { page: Page }) {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const mayPublish = useMay("pages.publish");
  const mayTheme = useMay("themes.edit");
  const moves = usePageMoves(page);
  const editing = usePageSession(shop.id, page, { mayEdit });
  const { session, saver, doc, history, save, conflicts } = editing;
  const { properties } = doc.page;
  const text = (name: string) => (typeof properties[name] === "string" ? (properties[name] as string) : "");

  function set(path: readonly string[], from: Json | undefined, to: Json, label: string) {
    const changed = session.change({ t: "page", path, from, to }, { label });
    if (!changed.ok) showSnackbar({ code: `page ${changed.code}`, tone: "failed", text: EDIT_TEXT[changed.code] });
  }
  const setProperty = (name: string, to: Json, label: string) =>
    set(["properties", name], properties[name] as Json | undefined, to, label);

  const publish = async () => {
    if (await saver.flush()) await moves.publish();
  };
  const known = { ...page, url: String(doc.page.url ?? page.url) };
  const kind = kindOf(doc.page);
  const isFound = !isOnlySent(doc.page);
  return (
    <>
      <PageHeader
        isSticky
        title={text("title") || page.name}
        crumbs={[{ label: "Pages", href: "/pages" }]}
        badges={<PageState page={{ isPublished: isSeen(page), publishedAt: page.publishedAt }} />}
        actions={
          <>
            <SaveStatus
              state={save}
              unsaved={editing.pending.length}
              conflicts={conflicts.length}
              onRetry={() => saver.flush()}
            />
            <IconButton
              bare
              label="Undo"
              icon={Undo2}
              isDisabled={history.past.length === 0}
              onPress={() => void session.undo()}
            />
            <IconButton
              bare
              label="Redo"
              icon={Redo2}
              isDisabled={history.future.length === 0}
              onPress={() => void session.redo()}
            />
            {mayEdit ? (
              <LinkButton href={`/pages/${page.id}/edit`} size="dense">
                Edit page
              </LinkButton>
            ) : null}
            <Button size="dense" onPress={() => void saver.flush().then(() => moves.preview())}>
              Preview
            </Button>
            <Button
              className="max-sm:flex-1"
              variant="primary"
              size="dense"
              busy={moves.isBusy}
              busyLabel="Publishing"
              isDisabled={!mayPublish || (!page.edited && save.kind === "saved")}
              onPress={() => void publish()}
            >
              Publish
            </Button>
          </>
        }
      />
      <LeaveGuard
        isDirty={save.kind === "offline" || save.kind === "failed"}
        saveLabel="Save"
        onSave={() => saver.flush()}
      >
        Some changes of “{page.name}” are not saved.
      </LeaveGuard>
      {conflicts.map((conflict) => (
        <ConflictNotice
          key={JSON.stringify(conflict.op)}
          conflict={conflict}
          session={session}
          onDecided={() => saver.decide(conflict)}
        />
      ))}
      {save.kind === "failed" ? (
        <div className="mb-4">
          <Notice
            tone="danger"
            title="Your changes are not saved"
            actions={
              <Button size="dense" onPress={() => void saver.flush()}>
                Try again
              </Button>
            }
          >
            {save.message}
          </Notice>
        </div>
      ) : null}
      {mayEdit ? null : (
        <div className="mb-4">
          <Notice title="You can read this page and not change it">
            To change it you need the permission to make and change pages.
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={cardTitles[kind]}>
            <div className="flex flex-col gap-2">
              <TextField
                label="Title"
                countTo={60}
                maxLength={200}
                isReadOnly={!mayEdit}
                value={text("title")}
                onBlur={() => session.closeStep()}
                onChange={(to) => setProperty("title", to, "Changed the title")}
                hint={known.url === "/" ? "The home page is always called as your shop." : undefined}
              />
              {kind === "flow" ? null : (
                <TextArea
                  label="Description"
                  rows={3}
                  countTo={160}
                  maxLength={500}
                  isReadOnly={!mayEdit}
                  value={text("description")}
                  onBlur={() => session.closeStep()}
                  onChange={(to) => setProperty("description", to, "Changed the description")}
                  hint={
                    isFound ? "One or two sentences that make people open the page." : "Shown where its link is shared."
                  }
                />
              )}
              {isFound ? (
                <SearchPreview title={text("title")} description={text("description")} url={known.url} />
              ) : null}
            </div>
          </Card>
          {isFound ? <FoundCard page={doc.page} isReadOnly={!mayEdit} onSet={set} onProperty={setProperty} /> : null}
          {known.url === "/" ? null : <PageKindCard session={session} doc={doc} isReadOnly={!mayEdit} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <VisitorsCard
            page={{ ...page, edited: page.edited || save.kind !== "saved" }}
            kind={kind}
            loginState={text("loginState")}
          />
          <AddressCard page={known} kind={kind} editing={editing} isReadOnly={!mayEdit} />
          {mayTheme ? <PageThemeCard session={session} properties={properties} isReadOnly={!mayEdit} /> : null}
        </div>
      </div>
    </>
  );
}

/** Where the title and the description of each kind of page are read. */
const cardTitles = { store: "In search engines", mail: "Where it is shared", flow: "Among your pages" } as const;

interface FoundCardProps {
  page: Doc["page"];
  isReadOnly: boolean;
  onSet: (path: readonly string[], from: Json | undefined, to: Json, label: string) => void;
  onProperty: (name: string, to: Json, label: string) => void;
}

const FoundCard = ({ page, isReadOnly, onSet, onProperty }: FoundCardProps) => (
  <Card title="Where it is found">
    <div className="flex flex-col gap-4">
      <Switch
        spread
        label="In search engines"
        hint="Listed in your sitemap. Without it, search engines are asked to leave the page out."
        isDisabled={isReadOnly}
        isSelected={page.sitemap !== false}
        onChange={(to) => onSet(["sitemap"], page.sitemap as Json | undefined, to, "Changed the sitemap")}
      />
      <Switch
        spread
        label="In your shop’s own search"
        hint="Shoppers who search your shop find this page."
        isDisabled={isReadOnly}
        isSelected={page.properties.isSearchable !== false}
        onChange={(to) => onProperty("isSearchable", to, "Changed the search")}
      />
    </div>
  </Card>
);

/** What visitors have of the page, and who of them. */
const VisitorsCard = ({ page, kind, loginState }: { page: Page; kind: PageKind; loginState: string }) => (
  <Card title="Visitors">
    <p className="flex items-center justify-between gap-3 text-dense">
      {visitorsWord(loginState, kind)}
      {kind === "store" ? (
        <LinkButton href="/settings/pages" size="row">
          Change
        </LinkButton>
      ) : null}
    </p>
    <p className="pt-2 text-dense text-ink-2 first-letter:uppercase">
      <PageStateNote page={{ isPublished: isSeen(page), publishedAt: page.publishedAt, edited: page.edited }} />
    </p>
  </Card>
);

/** Whether visitors see the page: what was published of it, and not hidden since. */
const isSeen = ({ publishedAt, published }: Page): boolean => publishedAt !== null && published;
