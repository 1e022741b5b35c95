import { Bell, ExternalLink } from "lucide-react";
import { Button } from "../actions/button.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { Avatar } from "../content/avatar.tsx";
import { Card } from "../content/card.tsx";
import { StatusBadge } from "../feedback/status-badge.tsx";
import { BrandName } from "../frames/brand-mark.tsx";
import { PageHeader } from "../frames/page-header.tsx";
import { SearchTrigger } from "../frames/search-trigger.tsx";
import { Shell } from "../frames/shell.tsx";
import { FOOT, MERCHANT, STAFF } from "./frame-samples.ts";

/** The frame of the merchant's app, with every place it can have. */
export function DashboardFrame() {
  return (
    <Shell
      form="dashboard"
      navigation={MERCHANT}
      footNavigation={FOOT}
      currentPath="#orders"
      head={<Shop />}
      foot={
        <span className="flex w-full items-center justify-between text-dense">
          <BrandName size={18} />
          <StatusBadge tone="success">All running</StatusBadge>
        </span>
      }
      topStart={<SearchTrigger label="Find an order, product, customer or action" keys="Mod+K" onPress={() => {}} />}
      phoneEnd={<SearchTrigger label="Search" onPress={() => {}} />}
      topEnd={
        <>
          <Button size="dense" icon={ExternalLink} className="max-md:hidden">
            View shop
          </Button>
          <IconButton label="Notices" icon={Bell} size="dense" />
          <Avatar name="Ada Wren" />
        </>
      }
    >
      <PageHeader title="Orders" documentTitle="Gallery" note="Where the page goes." />
      <Card title="Open">24 orders are open.</Card>
    </Shell>
  );
}

/** The frame of the staff's app. */
export function BackOfficeFrame() {
  return (
    <Shell
      form="back-office"
      navigation={STAFF}
      currentPath="#orders"
      head={<BrandName />}
      foot={<span className="text-dense font-medium">Priya Raman</span>}
      topStart={<SearchTrigger label="Order, label, email, shop or postcode" keys="/" onPress={() => {}} />}
      topEnd={<IconButton label="Notices" icon={Bell} size="dense" />}
    >
      <PageHeader title="Orders" documentTitle="Gallery" />
      <Card title="Due by Monday">37 orders are due by Monday.</Card>
    </Shell>
  );
}

function Shop() {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name="Bramble" shape="square" size={32} />
      <span className="flex min-w-0 flex-col">
        <strong className="truncate text-body font-semibold">Bramble</strong>
        <span className="truncate text-label text-ink-2 max-md:hidden">bramble.selvedge.shop</span>
      </span>
    </span>
  );
}
