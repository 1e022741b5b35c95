import { helpGroupCodes, helpGroups } from "@selvedge/domain/help/groups";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { findMatch } from "@selvedge/ui/words/find-match.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleQuestionMark, ExternalLink, Plus } from "lucide-react";
import { useState } from "react";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { Permitted } from "../../shell/permitted.tsx";
import { QuestionList } from "../../site-texts/question-list.tsx";
import { ReasonsCard } from "../../site-texts/reasons-card.tsx";
import { type HelpQuestion, helpQuery } from "../../site-texts/site-texts-query.ts";
import { useQuestionActions } from "../../site-texts/use-question-actions.ts";

/** The questions that the shop's help answers, by group. */
export function Component() {
  const shop = useShop();
  const { data: questions, error, isPending, refetch } = useQuery(helpQuery(shop.id));
  const { remove } = useQuestionActions();
  const [search, setSearch] = useState("");
  const [removed, setRemoved] = useState<HelpQuestion | null>(null);
  const failure = questions ? null : loadError("The help did not load.", error, refetch);
  const found = questions?.filter(({ question }) => search.trim() === "" || findMatch(question, search.trim()));
  return (
    <>
      <PageHeader
        title="Help centre"
        note="Every shop begins with the answers that hold for all of them. Write your own in their place, or add more."
        actions={
          <>
            <LinkButton href={`${shop.url}/help/`} target="_blank" size="dense" icon={ExternalLink}>
              View on your shop
            </LinkButton>
            <Permitted needs="pages.edit" label="New question" size="dense">
              <LinkButton href="/help/new" variant="primary" size="dense" icon={Plus}>
                New question
              </LinkButton>
            </Permitted>
          </>
        }
      />
      <div className="pb-3">
        <SearchBox
          label="Search questions"
          placeholder="Search questions"
          className="w-72 max-md:w-full"
          value={search}
          onChange={setSearch}
        />
      </div>
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {found && questions ? (
        <div className="flex flex-col gap-4">
          {found.length === 0 ? (
            <Card>
              <EmptyState icon={CircleQuestionMark} title="No matching questions">
                Try other words.
              </EmptyState>
            </Card>
          ) : null}
          {helpGroupCodes.map((code) => {
            const own = found.filter(({ group }) => group === code);
            if (own.length === 0) return null;
            const { name, about } = helpGroups[code];
            return (
              <Card key={code} flush title={name} note={about}>
                <QuestionList group={code} questions={own} onRemove={setRemoved} />
              </Card>
            );
          })}
          {search.trim() === "" ? <ReasonsCard questions={questions} /> : null}
        </div>
      ) : null}
      <ConfirmDialog
        isDanger
        isOpen={removed !== null}
        title={removed?.hasStandard ? "Go back to the standard words?" : `Delete “${removed?.question ?? ""}”?`}
        confirmLabel={removed?.hasStandard ? "Go back" : "Delete"}
        keepLabel="Keep it"
        onConfirm={() => {
          if (removed) void remove(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      >
        {removed?.hasStandard
          ? "Your own words for this question are lost. Visitors read the standard answer again."
          : "Visitors no longer find it. You cannot undo this."}
      </ConfirmDialog>
    </>
  );
}
