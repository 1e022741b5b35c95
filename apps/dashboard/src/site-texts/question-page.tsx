import { type HelpGroupCode, helpGroupCodes, helpGroups } from "@selvedge/domain/help/groups";
import { urlNameOf } from "@selvedge/domain/text";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { RichTextField } from "@selvedge/ui/rich-text/rich-text-field";
import { useQueryClient } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../data/api.ts";
import { useLinkPicker } from "../links/use-link-picker.tsx";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { useMay, useShop } from "../session/shop.ts";
import { ChangedNotice, RestoredNotice } from "../shell/changed-notice.tsx";
import { LeaveGuard, leavesNothing } from "../shell/leave-guard.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type HelpQuestion, helpQuery } from "./site-texts-query.ts";
import { useSaving } from "./use-saving.ts";
import { useStoredForm } from "./use-stored-form.ts";

interface QuestionForm {
  group: HelpGroupCode;
  question: string;
  html: string;
  hidden: boolean;
}

const blank: QuestionForm = { group: "goods", question: "", html: "", hidden: false };
const formOf = ({ group, question, html, hidden }: HelpQuestion): QuestionForm => ({ group, question, html, hidden });

/** A name for a new question's address that no other has. */
export function freeName(question: string, taken: readonly string[]): string {
  const name = urlNameOf(question, "question");
  if (name !== "new" && !taken.includes(name)) return name;
  const numbers = Array.from({ length: taken.length + 2 }, (_, index) => `${name.slice(0, 76)}-${index + 2}`);
  return numbers.find((each) => !taken.includes(each))!;
}

/** A question and its answer as they are written. */
export function QuestionPage({ known, all }: { known: HelpQuestion | null; all: readonly HelpQuestion[] }) {
  const shop = useShop();
  const mayEdit = useMay("pages.edit");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pick, dialog } = usePicturePicker();
  const links = useLinkPicker();
  const stored = known ? formOf(known) : blank;
  const kept = useStoredForm(`selvedge-help-${shop.id}-${known?.name ?? "new"}`, stored, known?.version ?? 0);
  const { form, change, isDirty } = kept;
  const [theirs, setTheirs] = useState<HelpQuestion | null>(null);
  const { isBusy, errors, clear, run } = useSaving("help", async () => {
    const newest = await queries.fetchQuery({ ...helpQuery(shop.id), staleTime: 0 });
    setTheirs(newest.find(({ name }) => name === known?.name) ?? null);
  });
  const save = () =>
    run(
      async () => {
        const name =
          known?.name ??
          freeName(
            form.question,
            all.map(({ name }) => name),
          );
        const { data } = await api("PUT /divisions/{division}/help-questions/{name}/", {
          params: { division: shop.id, name },
          body: { ...form, version: Number(kept.version) },
        });
        kept.saved(form, data.version);
        await queries.invalidateQueries({ queryKey: helpQuery(shop.id).queryKey });
        if (!known) {
          kept.forget();
          await navigate(`/help/${name}`, { replace: true, state: leavesNothing });
        }
      },
      form.hidden ? "Saved. Visitors do not see it." : "Saved. Visitors read it now.",
    );
  const set = (part: Partial<QuestionForm>) => {
    change(part);
    clear();
  };
  return (
    <>
      <PageHeader
        isSticky
        title={known?.question ?? "New question"}
        crumbs={[{ label: "Help centre", href: "/help" }]}
        actions={
          mayEdit ? (
            <SaveBar
              isDirty={isDirty}
              isBusy={isBusy}
              isHeld={theirs !== null}
              onSave={() => void save()}
              onDiscard={() => kept.show(stored, known?.version ?? 0)}
            >
              {known && !known.hidden ? (
                <LinkButton href={`${shop.url}${known.url}`} target="_blank" size="dense" icon={ExternalLink}>
                  View on your shop
                </LinkButton>
              ) : null}
            </SaveBar>
          ) : null
        }
      />
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={theirs ? null : save}>
        This question is not saved.
      </LeaveGuard>
      {theirs ? (
        <ChangedNotice
          what="This question"
          onTheirs={() => {
            kept.show(formOf(theirs), theirs.version);
            setTheirs(null);
          }}
          onMine={() => {
            kept.keepOver(formOf(theirs), theirs.version);
            setTheirs(null);
          }}
        />
      ) : null}
      {kept.isRestored && !theirs ? <RestoredNotice onDiscard={() => kept.show(stored, known?.version ?? 0)} /> : null}
      <Card className="max-w-4xl max-xl:mb-16">
        <div className="flex flex-col gap-2">
          <TextField
            label="Question"
            countTo={160}
            autoFocus={!known}
            isReadOnly={!mayEdit}
            value={form.question}
            onChange={(question) => set({ question })}
            {...(errors.question && { error: errors.question })}
          />
          <RichTextField
            key={kept.textKey}
            label="Answer"
            size="small"
            isReadOnly={!mayEdit}
            value={form.html}
            onChange={(html) => set({ html })}
            onPickPicture={pick}
            onPickLink={links.pickLink}
            {...(errors.html && { error: errors.html })}
          />
          <SelectField
            label="Group"
            className="max-w-72"
            isDisabled={!mayEdit}
            options={helpGroupCodes.map((id) => ({ id, label: helpGroups[id].name }))}
            value={form.group}
            onChange={(group) => set({ group: group as HelpGroupCode })}
          />
          <Switch
            label="Visitors see it"
            isDisabled={!mayEdit}
            isSelected={!form.hidden}
            onChange={(isShown) => set({ hidden: !isShown })}
          />
        </div>
      </Card>
      {dialog}
      {links.dialog}
    </>
  );
}
