import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { TextArea } from "@selvedge/ui/fields/text-area";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { loadError } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { PartForm } from "./part-form.tsx";
import { headCodeQuery } from "./surroundings-query.ts";
import { usePart } from "./use-part.ts";

/** The shop's own code in the head of its pages. */
export function HeadCodeCard() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(headCodeQuery(shop.id));
  const failure = data ? null : loadError("Your code did not load.", error, refetch);
  return (
    <Card title="Code in the head">
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-40 w-full" /> : null}
      {data ? <CodeForm stored={data} /> : null}
    </Card>
  );
}

function CodeForm({ stored }: { stored: { headCode: string } }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const part = usePart({ name: "head-code", done: "Your code is on your pages." }, stored, {
    read: () => queries.fetchQuery({ ...headCodeQuery(division), staleTime: 0 }),
    async store(form) {
      const { data } = await api("PUT /divisions/{division}/head-code/", { params: { division }, body: form });
      queries.setQueryData(headCodeQuery(division).queryKey, data);
      return data;
    },
  });
  return (
    <PartForm part={part}>
      <TextArea
        className="max-w-2xl [&_textarea]:max-h-120 [&_textarea]:min-h-40 [&_textarea]:font-mono"
        label="HTML"
        spellCheck="false"
        placeholder={'<script src="https://…"></script>'}
        hint="Script, style, link and meta. It runs on the pages that everyone sees alike, such as your home, product and blog pages. It never runs in the basket, at checkout, on receipts, at sign-in or in accounts."
        value={part.form.headCode}
        onChange={(headCode) => part.change({ headCode })}
        {...(part.errors.headCode && { error: part.errors.headCode })}
      />
    </PartForm>
  );
}
