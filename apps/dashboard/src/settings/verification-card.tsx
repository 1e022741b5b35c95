import {
  type VerificationService,
  verificationServices,
  verifications,
} from "@selvedge/domain/shops/site-verification";
import { checkIfGiven } from "@selvedge/domain/validation/rule";
import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { TextField } from "@selvedge/ui/fields/text-field";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { loadError } from "../data/failure-text.ts";
import type { Data } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { PartForm } from "../surroundings/part-form.tsx";
import { usePart } from "../surroundings/use-part.ts";

type Tags = Data<"GET /divisions/{division}/verification/">;

const verificationQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "verification"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/verification/", { params: { division }, signal })).data,
  });

/** Where each service hands out its tag. */
const hints: Readonly<Record<VerificationService, string>> = {
  google: "Search Console, Add property, URL prefix, HTML tag.",
  pinterest: "Settings, Claimed accounts, Websites, Add HTML tag.",
  facebook: "Business settings, Brand safety, Domains, Add a meta-tag.",
};

/** The tags by which services know the shop's site. */
export function VerificationCard() {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(verificationQuery(shop.id));
  const failure = data ? null : loadError("Your tags did not load.", error, refetch);
  return (
    <Card title="Site verification" note="Shows a service that this site is yours">
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-60 w-full" /> : null}
      {data ? <TagsForm stored={data} /> : null}
    </Card>
  );
}

function TagsForm({ stored }: { stored: Tags }) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [left, setLeft] = useState<Partial<Record<VerificationService, string | null>>>({});
  const texts = { name: "verification", done: "Your verification tags are saved." };
  const part = usePart(texts, stored, {
    read: () => queries.fetchQuery({ ...verificationQuery(division), staleTime: 0 }),
    async store(form) {
      const { data } = await api("PUT /divisions/{division}/verification/", { params: { division }, body: form });
      queries.setQueryData(verificationQuery(division).queryKey, data);
      void queries.invalidateQueries({ queryKey: [division, "settings"] });
      return data;
    },
  });
  const field = (service: VerificationService) => {
    const error = part.errors[service] ?? left[service];
    return {
      value: part.form[service],
      onChange: (tag: string) => {
        part.change({ [service]: tag });
        setLeft((known) => ({ ...known, [service]: null }));
      },
      onBlur: () => {
        const message = checkIfGiven(part.form[service].trim(), [verifications[service].rule]);
        setLeft((known) => ({ ...known, [service]: message }));
      },
      ...(error && { error }),
    };
  };
  return (
    <PartForm part={part}>
      <p className="max-w-2xl text-ink-2">
        Paste the whole tag that a service gives you, save, and let the service look. It finds the tag on your home
        page, which has to be open to everyone.
      </p>
      <div className="flex max-w-2xl flex-col gap-2">
        {verificationServices.map((service) => (
          <div key={service} className="relative">
            <TextField
              className="[&_input]:font-mono"
              label={verifications[service].label}
              hint={hints[service]}
              placeholder={`<meta name="${verifications[service].tag}" content="…">`}
              spellCheck="false"
              autoComplete="off"
              {...field(service)}
            />
            {stored[service] && stored[service] === part.form[service] ? (
              <span className="absolute top-0 right-0">
                <StatusBadge tone="success" shape="dot">
                  On your home page
                </StatusBadge>
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </PartForm>
  );
}
