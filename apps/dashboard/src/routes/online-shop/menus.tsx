import { menuLists } from "@selvedge/builder/protocol/from-dashboard";
import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Notice } from "@selvedge/ui/feedback/notice";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { loadError } from "../../data/failure-text.ts";
import type { Data } from "../../data/reply.ts";
import { FooterCard } from "../../menus/footer-card.tsx";
import { LinksEditor } from "../../menus/links-editor.tsx";
import { MenuCard } from "../../menus/menu-card.tsx";
import type { MenuPlace } from "../../menus/menu-moves.ts";
import { menusQuery } from "../../menus/menus-query.ts";
import { MenusView } from "../../menus/menus-view.tsx";
import { refusedPlace } from "../../menus/refused-place.ts";
import { useMenus } from "../../menus/use-menus.ts";
import { useUndoKeys } from "../../menus/use-undo-keys.ts";
import { useFocusRefused } from "../../products/use-focus-invalid.ts";
import { useShop } from "../../session/shop.ts";
import { LeaveGuard } from "../../shell/leave-guard.tsx";
import { BesideView } from "../../shopper-view/beside-view.tsx";

/** The shop's menus: above its pages and at their foot. */
export function Component() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(menusQuery(shop.id));
  const failure = data ? null : loadError("Your menus did not load.", error, refetch);
  if (data) return <Editor stored={data} />;
  return (
    <>
      <PageHeader title="Menus" />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
    </>
  );
}

function Editor({ stored }: { stored: Data<"GET /divisions/{division}/menus/"> }) {
  const { menus, isDirty, isBusy, isStale, errors, canUndo, change, undo, redo, save, takeTheirs } = useMenus(stored);
  useUndoKeys(undo, redo);
  const { values, change: goTo } = useListAddress({ of: "menu" });
  const list = menuLists.find((each) => each === values.of) ?? "menu";
  const [open, setOpen] = useState<MenuPlace | null>(null);
  const focusRefused = useFocusRefused();
  // What was refused may be in another row or list than the open one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const refused = refusedPlace(errors);
    if (!refused) return;
    if (refused.list !== list) goTo({ of: refused.list });
    setOpen(refused.place);
    focusRefused();
  }, [errors]);
  const opened = { open, onOpen: setOpen, errors };
  return (
    <>
      <PageHeader
        title="Menus"
        isSticky
        badges={
          isDirty ? (
            <StatusBadge tone="warning" shape="ring">
              Not saved yet
            </StatusBadge>
          ) : null
        }
        actions={
          <>
            <Button icon={Undo2} isDisabled={!canUndo} onPress={undo}>
              Undo
            </Button>
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel="Saving"
              isDisabled={!isDirty}
              onPress={() => void save()}
            >
              Save menus
            </Button>
          </>
        }
      />
      <div className="flex max-w-200 flex-col gap-4 not-empty:mb-4">
        {isStale ? (
          <Notice
            tone="warning"
            title="Somebody else has saved the menus meanwhile."
            actions={<Button onPress={() => void takeTheirs()}>Take theirs</Button>}
          >
            Yours are still here and not saved. Copy what you need before you take theirs.
          </Notice>
        ) : null}
        {stored.missing.length > 0 && !isDirty ? (
          <Notice tone="warning" title="Some links lead to no page.">
            {`${stored.missing.slice(0, 5).join(", ")}${stored.missing.length > 5 ? ` and ${stored.missing.length - 5} more` : ""}. Visitors who follow them read “Page not found”.`}
          </Notice>
        ) : null}
      </div>
      <BesideView
        isBelowHead
        view={<MenusView menus={menus} list={list} at={open} isWhole={!isDirty && stored.missing.length === 0} />}
      >
        <TabBar
          label="Menus"
          selectedKey={list}
          onSelectionChange={(of) => {
            goTo({ of: String(of) });
            setOpen(null);
          }}
          tabs={[
            {
              ...{ id: "menu", label: "Main menu", count: menus.menu.length },
              content: <MenuCard menu={menus.menu} {...opened} onChange={(menu) => change({ menu })} />,
            },
            {
              ...{ id: "footer", label: "Footer", count: menus.columns.length },
              content: <FooterCard columns={menus.columns} {...opened} onChange={(columns) => change({ columns })} />,
            },
            {
              ...{ id: "legal", label: "Small print", count: menus.legal.length },
              content: (
                <Card title="Small print" note="Below the footer, on one line">
                  <LinksEditor
                    label="Links of the small print"
                    links={menus.legal}
                    most={menuLimits.legal}
                    path="legal"
                    errors={errors}
                    onChange={(legal) => change({ legal })}
                  />
                </Card>
              ),
            },
          ]}
        />
      </BesideView>
      <LeaveGuard isDirty={isDirty} saveLabel="Save menus" onSave={save}>
        Your menus are changed and not saved.
      </LeaveGuard>
    </>
  );
}
