import type { TemplateName } from "@selvedge/domain/templates/template-names";
import { countOf, type PageDiff } from "@selvedge/pages/diff/page-diff";
import { TEMPLATES } from "@selvedge/pages/templates/templates";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { audienceQuery, type Page } from "../../pages/pages-query.ts";
import type { PageEditing } from "../../pages/use-page-session.ts";
import { useShop } from "../../session/shop.ts";
import { instantOf, wallTime } from "../../visitors/zoned-time.ts";
import { ChangesList } from "./changes-list.tsx";
import { type FaultLine, faultLines, sampleLines } from "./fault-lines.ts";
import { useLost } from "./use-lost.ts";
import type { Published, Publishing } from "./use-publishing.ts";

interface PublishDialogProps {
  page: Page;
  editing: PageEditing;
  diff: PageDiff | null;
  publishing: Publishing;
  /** It opens at the choice of a time. */
  isTimed: boolean;
  onBlock: (uid: string) => void;
  onClose: () => void;
}

const dayMs = 86_400_000;

/** What visitors will see differently, and what keeps it from being published; then at once, or at a time. */
export function PublishDialog({ page, editing, diff, publishing, isTimed, onBlock, onClose }: PublishDialogProps) {
  const shop = useShop();
  const { data: audience } = useQuery(audienceQuery(shop.id));
  const timeZone = audience?.timeZone ?? "UTC";
  const [isLater, setLater] = useState(isTimed);
  const [wall, setWall] = useState<string | null>(null);
  const [failure, setFailure] = useState<Extract<Published, { ok: false }> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { saver, session, conflicts } = editing;
  const lines = faultLines(editing.doc, failure?.fields ?? {});
  const { links: lost, products: gone } = useLost(editing.doc);
  const samples = sampleLines(editing.doc);
  // Half a time is empty: the rest of it is typed into what stands there, and nothing else takes its place.
  const typed = wall ?? (page.scheduledFor ? wallTime(page.scheduledFor, timeZone) : tomorrow(timeZone));
  const at = instantOf(typed, timeZone);
  const isBusy = publishing.isBusy || isSaving;
  const isOff = lines.length > 0 || conflicts.length > 0 || (isLater && at === null);

  async function publish() {
    setFailure(null);
    setSaving(true);
    const isSaved = await saver.flush();
    setSaving(false);
    const rev = session.doc().rev;
    if (!isSaved || rev === null)
      return setFailure({
        ok: false,
        text: "Your last changes are not saved yet, so nothing was published.",
        fields: {},
      });
    const ended = isLater && at ? await publishing.schedule(rev, at) : await publishing.publish(rev);
    if (ended.ok) onClose();
    else setFailure(ended);
  }

  const place = timeZone.split("/").at(-1)!.replaceAll("_", " ");
  return (
    <Dialog
      isOpen
      title={isLater ? "Publish at a time" : `Publish “${page.name}”`}
      width="regular"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={isBusy} onPress={() => setLater(!isLater)}>
            {isLater ? "Publish now instead" : "At a time"}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel="Publishing"
            isDisabled={isOff}
            onPress={() => void publish()}
          >
            {isLater ? "Set the time" : "Publish now"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        {page.scheduledFor ? (
          <Notice
            title={
              <>
                It is published by itself <DateText at={page.scheduledFor} inSentence timeZone={timeZone} />
              </>
            }
            actions={
              <Button size="dense" isDisabled={isBusy} onPress={() => void publishing.unschedule()}>
                Do not publish then
              </Button>
            }
          >
            As the draft was when the time was set. What you have written since is not in it. Publishing now takes the
            time back.
          </Notice>
        ) : null}
        {isLater ? (
          <TextField
            label="Published on"
            type="datetime-local"
            autoFocus
            value={typed}
            onChange={setWall}
            hint={`In ${place} time, as the draft is now.`}
            {...(failure?.fields.at && { error: failure.fields.at })}
          />
        ) : null}
        {failure?.text && !failure.fields.at ? (
          <Notice tone="danger" title="Nothing was published">
            {failure.text}
          </Notice>
        ) : null}
        {conflicts.length > 0 ? (
          <Notice tone="warning" title="Decide first which of two changes counts">
            Somebody else has changed the same. Your choice is at the top of the page.
          </Notice>
        ) : null}
        {lines.length > 0 ? (
          <section aria-label="To be filled in first">
            <h3 className="pb-1 text-label font-medium text-danger">
              {lines.length === 1 ? "1 thing to fill in first" : `${lines.length} things to fill in first`}
            </h3>
            <Lines lines={lines} act="Fill in" onBlock={onBlock} />
          </section>
        ) : null}
        {lost.length > 0 ? (
          <section aria-label="Links that lead nowhere">
            <h3 className="pb-1 text-label font-medium text-warning">
              {lost.length === 1 ? "1 link leads nowhere" : `${lost.length} links lead nowhere`}
            </h3>
            <div className="max-h-40 overflow-y-auto">
              <Lines lines={lost} act="Go there" onBlock={onBlock} />
            </div>
          </section>
        ) : null}
        {gone.length > 0 ? (
          <section aria-label="Products that are gone">
            <h3 className="pb-1 text-label font-medium text-warning">
              {gone.length === 1
                ? "1 chosen product is not in your shop any more"
                : `${gone.length} chosen products are not in your shop any more`}
            </h3>
            <div className="max-h-40 overflow-y-auto">
              <Lines lines={gone} act="Go there" onBlock={onBlock} />
            </div>
          </section>
        ) : null}
        {samples.length > 0 ? (
          <section aria-label="Words that nobody has written">
            <h3 className="pb-1 text-label font-medium text-warning">
              {samples.length === 1 ? "1 text is still a sample" : `${samples.length} texts are still samples`}
            </h3>
            <div className="max-h-40 overflow-y-auto">
              <Lines lines={samples} act="Write it" onBlock={onBlock} />
            </div>
          </section>
        ) : null}
        <section aria-label="What will change">
          <h3 className="pb-1 text-label font-medium text-ink-2">What will change for visitors</h3>
          <div className="max-h-[40vh] overflow-y-auto">
            <WhatChanges page={page} diff={diff} timeZone={timeZone} />
          </div>
        </section>
      </div>
    </Dialog>
  );
}

interface LinesProps {
  lines: readonly FaultLine[];
  act: string;
  onBlock: (uid: string) => void;
}

const Lines = ({ lines, act, onBlock }: LinesProps) => (
  <ul className="flex flex-col gap-1">
    {lines.map(({ uid, field, text }) => (
      <li key={`${uid} ${field}`} className="flex items-center justify-between gap-3 text-dense">
        <span>{text}</span>
        {uid ? (
          <Button size="row" onPress={() => onBlock(uid)}>
            {act}
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);

const whereOf = (template: TemplateName): string => {
  const { usedFor } = TEMPLATES[template];
  return usedFor[0]!.toLowerCase() + usedFor.slice(1);
};

function WhatChanges({ page, diff, timeZone }: { page: Page; diff: PageDiff | null; timeZone: string }) {
  if (page.template && page.liveVersion === null)
    return (
      <>
        <p className="text-dense">Visitors see yours instead of the usual one. Where: {whereOf(page.template)}</p>
        <p className="pt-1 text-dense text-ink-2">The blocks of your pages stay as they are.</p>
      </>
    );
  if (page.liveVersion === null)
    return <p className="text-dense">The page is shown at {page.url} for the first time.</p>;
  const isHidden = page.published ? null : (
    <p className="pb-1 text-dense">The page is shown again; it is hidden now.</p>
  );
  if (!diff) return isHidden ?? <p className="text-dense text-ink-2">Comparing with what visitors see…</p>;
  if (countOf(diff) === 0) return isHidden ?? <p className="text-dense">Nothing that visitors see.</p>;
  return (
    <>
      {isHidden}
      <ChangesList diff={diff} timeZone={timeZone} />
    </>
  );
}

const tomorrow = (timeZone: string): string =>
  `${wallTime(new Date(Date.now() + dayMs).toISOString(), timeZone).slice(0, 10)}T09:00`;
