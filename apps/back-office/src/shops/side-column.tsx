import { badges } from "@selvedge/domain/access/project-guards";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { DefinitionList, type Fact } from "@selvedge/ui/content/definition-list";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { DateText } from "@selvedge/ui/words/date-text";
import type { ShopDetail } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { PlanCard } from "./plan-card.tsx";

/** Beside a shop: its owners, its plan, what it has reached, and what staff did to it. */
export function SideColumn({ shop }: { shop: ShopDetail }) {
  const maySeeCustomers = useMay("customers.see_as");
  return (
    <aside aria-label="About the shop" className="grid min-w-0 content-start gap-4 md:grid-cols-2 2xl:grid-cols-1">
      <Card title={shop.owners.length === 1 ? "Owner" : "Owners"}>
        <ul className="flex flex-col gap-2">
          {shop.owners.map(({ fullName, email }) => (
            <li key={email} className="min-w-0 text-body">
              {fullName}
              <span className="block truncate text-dense text-ink-2">{email}</span>
              {maySeeCustomers ? (
                <TextLink href={`/customers?q=${encodeURIComponent(email)}`}>See as {fullName || "the owner"}</TextLink>
              ) : null}
            </li>
          ))}
          {shop.owners.length === 0 ? <li className="text-dense text-ink-2">Nobody.</li> : null}
        </ul>
      </Card>
      <PlanCard shop={shop} />
      <Card title="Facts">
        <DefinitionList facts={factsOf(shop)} />
      </Card>
      <Card title="Badges">
        <ul className="flex flex-wrap gap-1.5">
          {shop.badges.map((badge) => (
            <li key={badge}>
              <StatusBadge tone="success">{badges[badge].name}</StatusBadge>
            </li>
          ))}
          {shop.badges.length === 0 ? <li className="text-dense text-ink-2">None yet.</li> : null}
        </ul>
      </Card>
      <Card title="History">
        <ul className="flex flex-col gap-3">
          {shop.history.map(({ id, action, by, at, reason }) => (
            <li key={id} className="text-dense">
              <strong className="font-medium">{steps[action] ?? action}</strong>
              {reason ? <span className="block">“{reason}”</span> : null}
              <span className="block text-ink-2">
                {by}, <DateText at={at} />
              </span>
            </li>
          ))}
          {shop.history.length === 0 ? <li className="text-dense text-ink-2">Nothing was done by staff.</li> : null}
        </ul>
      </Card>
    </aside>
  );
}

const steps: Readonly<Record<string, string>> = {
  "shop.review_started": "Put under review",
  "shop.review_changed": "Reason changed",
  "shop.review_ended": "Review ended",
  "shop.site_denied": "Site denied",
  "shop.denial_answered": "Denial answered",
  "shop.denial_undone": "Denial taken back",
  "project.plan_changed": "Plan changed",
};

const payments: Record<ShopDetail["takesPayments"], string> = { own: "The platform", direct: "The shop itself" };
const systems: Readonly<Record<string, string>> = {
  none: "Only here",
  shopify: "Shopify",
  etsy: "Etsy",
  woocommerce: "WooCommerce",
  ebay: "eBay",
  api: "The API",
};

const factsOf = ({ approval, code, supportEmail, takesPayments, sellsThrough }: ShopDetail): Fact[] => [
  { term: "Site approval", value: approval },
  { term: "Order code", value: code },
  { term: "Support", value: supportEmail },
  { term: "Takes payments", value: payments[takesPayments] },
  { term: "Sells through", value: systems[sellsThrough] ?? sellsThrough },
];
