import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useQuery } from "@tanstack/react-query";
import { Globe, Plus } from "lucide-react";
import { useState } from "react";
import { loadError } from "../../data/failure-text.ts";
import { AddDomain } from "../../domain/add-domain.tsx";
import { AddressesCard } from "../../domain/addresses-card.tsx";
import { addressesQuery, type OwnDomain, useAddressMoves } from "../../domain/addresses-query.ts";
import { DomainCard } from "../../domain/domain-card.tsx";
import { useShop } from "../../session/shop.ts";

/** The addresses at which the shop answers. */
export function Component() {
  const { id } = useShop();
  const { data, error, isPending, refetch } = useQuery(addressesQuery(id));
  const moves = useAddressMoves();
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<OwnDomain | null>(null);
  const failure = data ? null : loadError("Your addresses did not load.", error, refetch);
  return (
    <>
      <PageHeader
        title="Domain"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="Your shop at an address of your own. Your address with us goes on working."
        actions={
          data && data.domains.length > 0 ? (
            <Button size="dense" icon={Plus} onPress={() => setAdding(true)}>
              Add a domain
            </Button>
          ) : null
        }
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-80 w-full" /> : null}
      {data ? (
        <div className="flex flex-col gap-4">
          {data.domains.length === 0 ? (
            <Card>
              <EmptyState
                icon={Globe}
                title="No domain of your own yet"
                action={
                  <Button variant="primary" icon={Plus} onPress={() => setAdding(true)}>
                    Add a domain
                  </Button>
                }
              >
                Add one that you own. We say which two records it needs at your provider, and do the rest ourselves.
              </EmptyState>
            </Card>
          ) : null}
          {data.domains.map((domain) => (
            <DomainCard key={domain.id} domain={domain} moves={moves} onRemove={() => setRemoving(domain)} />
          ))}
          <AddressesCard addresses={data} moves={moves} />
        </div>
      ) : null}
      {isAdding ? <AddDomain onClose={() => setAdding(false)} /> : null}
      {removing ? (
        <ConfirmDialog
          title={`Remove ${removing.host}?`}
          confirmLabel="Remove it"
          keepLabel="Keep it"
          isOpen
          isDanger
          isBusy={moves.busy === `remove ${removing.id}`}
          onConfirm={() => void moves.remove(removing).then((isDone) => isDone && setRemoving(null))}
          onClose={() => setRemoving(null)}
        >
          {removing.isMain ? "It is your main address. " : ""}
          Visitors who open it no longer reach your shop, and its certificate is deleted. Its records at your provider
          stay as they are: delete them there.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
