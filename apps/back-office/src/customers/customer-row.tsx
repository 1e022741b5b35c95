import { Button } from "@selvedge/ui/actions/button";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { Menu } from "@selvedge/ui/overlays/menu";
import { DateText } from "@selvedge/ui/words/date-text";
import { Eye, LayoutDashboard, UserRound } from "lucide-react";
import type { Customer } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** What is seen of a customer: their dashboard, or their account at one shop. */
export interface Sight {
  customer: Customer;
  shop: { id: number; name: string } | null;
}

/** A customer, the shops that they run and buy at, and the ways to see what they see. */
export function CustomerRow({ customer, onSee }: { customer: Customer; onSee: (sight: Sight) => void }) {
  const maySee = useMay("customers.see_as");
  const { fullName, email, since, runs, buysAt, isDisabled, isConfirmed } = customer;
  const sights = [
    ...(runs.length > 0
      ? [
          {
            id: "dashboard",
            label: "Dashboard",
            icon: LayoutDashboard,
            onAction: () => onSee({ customer, shop: null }),
          },
        ]
      : []),
    ...buysAt.map((shop) => ({
      id: String(shop.id),
      label: `Account at ${shop.name}`,
      icon: UserRound,
      onAction: () => onSee({ customer, shop }),
    })),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <Avatar name={fullName || email} size={36} />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="flex flex-wrap items-center gap-2 text-body font-medium">
          {fullName || email}
          {isDisabled ? <StatusBadge shape="square">Switched off</StatusBadge> : null}
          {isConfirmed ? null : <StatusBadge tone="info">Address not confirmed</StatusBadge>}
        </h2>
        <p className="truncate text-dense text-ink-2">{email}</p>
      </div>
      <p className="min-w-0 flex-1 basis-52 text-dense text-ink-2">
        {runs.map(({ id, name, role }) => (
          <span key={id} className="block">
            <span className="text-ink">{name}</span>, {role}
          </span>
        ))}
        {buysAt.length > 0 ? (
          <span className="block">{`Account at ${buysAt.map(({ name }) => name).join(", ")}`}</span>
        ) : null}
        {runs.length + buysAt.length === 0 ? "No shop yet" : null}
      </p>
      <span className="w-28 text-dense text-ink-2 max-md:hidden">
        <span className="block text-label">Joined</span>
        <DateText at={since} form="day" />
      </span>
      {maySee && sights.length > 0 && !isDisabled ? (
        <Menu
          label={`See as ${fullName}`}
          placement="bottom end"
          actions={sights}
          trigger={
            <Button size="row" icon={Eye} aria-label={`See as ${fullName || email}`}>
              See as
            </Button>
          }
        />
      ) : null}
    </li>
  );
}
