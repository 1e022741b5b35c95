import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { RichTextField } from "@selvedge/ui/rich-text/rich-text-field";
import { useQueryClient } from "@tanstack/react-query";
import { ExternalLink, Pencil, RotateCcw } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useLinkPicker } from "../links/use-link-picker.tsx";
import { useMay, useShop } from "../session/shop.ts";
import { ChangedNotice, RestoredNotice } from "../shell/changed-notice.tsx";
import { LeaveGuard } from "../shell/leave-guard.tsx";
import { Permitted } from "../shell/permitted.tsx";
import { CompanyNotice } from "./company-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type LegalText, legalQuery } from "./site-texts-query.ts";
import { useSaving } from "./use-saving.ts";
import { useStoredForm } from "./use-stored-form.ts";

/** A legal text: the platform's, made from the shop's details, until its people write their own. */
export function LegalTextPage({ text }: { text: LegalText }) {
  const shop = useShop();
  const mayEdit = useMay("shop.edit");
  const queries = useQueryClient();
  const { queryKey } = legalQuery(shop.id);
  const kept = useStoredForm(`selvedge-legal-${shop.id}-${text.name}`, { html: text.html }, text.version);
  const [isWriting, setWriting] = useState(!text.isStandard || kept.isDirty);
  const [isReturning, setReturning] = useState(false);
  const links = useLinkPicker();
  const [theirs, setTheirs] = useState<LegalText | null>(null);
  const { isBusy, errors, clear, run } = useSaving("legal", async () => {
    const newest = await queries.fetchQuery({ ...legalQuery(shop.id), staleTime: 0 });
    setTheirs(newest.find(({ name }) => name === text.name) ?? null);
  });
  const store = async (html: string | null): Promise<LegalText> => {
    const { data } = await api("PUT /divisions/{division}/legal-texts/{name}/", {
      params: { division: shop.id, name: text.name },
      body: { html, version: Number(kept.version) },
    });
    queries.setQueryData(queryKey, (known) => known?.map((each) => (each.name === data.name ? data : each)));
    return data;
  };
  const save = () =>
    run(async () => {
      const { version } = await store(kept.form.html);
      kept.saved(kept.form, version);
    }, "Saved. Visitors read your words now.");
  const goBack = async () => {
    const isDone = await run(async () => {
      const { html, version } = await store(null);
      kept.show({ html }, version);
    }, "The text is made from your details again.");
    setReturning(false);
    if (isDone) setWriting(false);
  };
  const canGoBack = !text.isStandard || kept.isDirty;
  const discard = () => {
    kept.show({ html: text.html }, text.version);
    setWriting(!text.isStandard);
  };
  return (
    <>
      <PageHeader
        isSticky
        title={text.title}
        crumbs={[{ label: "Legal texts", href: "/legal" }]}
        badges={
          <StatusBadge tone={text.isStandard ? "neutral" : "primary"} shape={text.isStandard ? "ring" : "dot"}>
            {text.isStandard ? "From your details" : "Your own words"}
          </StatusBadge>
        }
        actions={
          <>
            <LinkButton href={`${shop.url}${text.url}`} target="_blank" size="dense" icon={ExternalLink}>
              View on your shop
            </LinkButton>
            {isWriting && mayEdit ? (
              <SaveBar
                isDirty={kept.isDirty}
                isBusy={isBusy}
                isHeld={theirs !== null}
                onSave={() => void save()}
                onDiscard={discard}
              >
                {canGoBack && !text.isStandard ? (
                  <Button size="dense" icon={RotateCcw} onPress={() => setReturning(true)}>
                    Go back to the standard text
                  </Button>
                ) : null}
              </SaveBar>
            ) : (
              <Permitted needs="shop.edit" label="Write your own" size="dense">
                <Button variant="primary" size="dense" icon={Pencil} onPress={() => setWriting(true)}>
                  Write your own
                </Button>
              </Permitted>
            )}
          </>
        }
      />
      <LeaveGuard isDirty={kept.isDirty} saveLabel="Save" onSave={theirs ? null : save}>
        “{text.title}” is changed and not saved.
      </LeaveGuard>
      {theirs ? (
        <ChangedNotice
          what="This text"
          onTheirs={() => {
            kept.show({ html: theirs.html }, theirs.version);
            setWriting(!theirs.isStandard);
            setTheirs(null);
          }}
          onMine={() => {
            kept.keepOver({ html: theirs.html }, theirs.version);
            setTheirs(null);
          }}
        />
      ) : null}
      {kept.isRestored && !theirs ? <RestoredNotice onDiscard={discard} /> : null}
      {isWriting ? null : <CompanyNotice />}
      <div className="max-w-4xl max-xl:pb-16">
        <Card>
          {isWriting && mayEdit ? (
            <RichTextField
              key={kept.textKey}
              label="Text"
              value={kept.form.html}
              onPickLink={links.pickLink}
              onChange={(html) => {
                kept.change({ html });
                clear();
              }}
              hint={
                text.isStandard
                  ? "It begins with the text made from your details. Once you save your own, it no longer follows them."
                  : "It no longer follows your shop's details: change it when they change."
              }
              {...(errors.html && { error: errors.html })}
            />
          ) : (
            <RichTextField
              isReadOnly
              key={`read ${text.version}`}
              label="As visitors read it"
              value={text.html}
              onChange={nothing}
            />
          )}
        </Card>
      </div>
      <ConfirmDialog
        isDanger
        isOpen={isReturning}
        isBusy={isBusy}
        title="Go back to the standard text?"
        confirmLabel="Go back"
        keepLabel="Keep my words"
        onConfirm={() => void goBack()}
        onClose={() => setReturning(false)}
      >
        Your own words are lost. Visitors read the text made from your shop&apos;s details again, and it follows them.
      </ConfirmDialog>
      {links.dialog}
    </>
  );
}

const nothing = () => {};
