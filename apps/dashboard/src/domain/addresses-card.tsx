import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { Addresses, useAddressMoves } from "./addresses-query.ts";

interface AddressesCardProps {
  addresses: Addresses;
  moves: ReturnType<typeof useAddressMoves>;
}

/** The shop's address at the platform, and those that it had there. */
export function AddressesCard({ addresses: { own, former }, moves }: AddressesCardProps) {
  return (
    <Card title="Your address with us" flush>
      <ul className="divide-y divide-line border-line border-t">
        <li className="flex flex-wrap items-center gap-3 px-4 py-3">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{own.host}</span>
            <span className="block text-dense text-ink-2">
              {own.isMain ? "Works always, and stays yours." : "Visitors are led to your main address."}
            </span>
          </span>
          {own.isMain ? (
            <StatusBadge tone="success">Main now</StatusBadge>
          ) : (
            <Button size="row" busy={moves.busy === "main null"} onPress={() => void moves.makeMain(null, own.host)}>
              Make it the main address
            </Button>
          )}
          {own.label ? (
            <LinkButton size="row" href="/settings/name">
              Change
            </LinkButton>
          ) : null}
        </li>
        {former.map(({ host, until }) => (
          <li key={host} className="px-4 py-3">
            <span className="block truncate font-medium">{host}</span>
            <span className="block text-dense text-ink-2">
              A former address. Visitors are led on
              {until ? (
                <>
                  {" "}
                  until <DateText at={until} />
                </>
              ) : null}
              .
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
