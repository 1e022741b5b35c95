import { CopyButton } from "@selvedge/ui/actions/copy-button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../../session/shop.ts";
import { settingsQuery } from "../../settings/settings-query.ts";
import { VerificationCard } from "../../settings/verification-card.tsx";
import { LeaveGuard } from "../../shell/leave-guard.tsx";
import { UnsavedContext, useUnsavedForms } from "../../surroundings/unsaved.ts";

/** By what search engines and social networks know the shop's site, and what they list of it. */
export function Component() {
  const { isDirty, report } = useUnsavedForms();
  return (
    <UnsavedContext value={report}>
      <PageHeader
        title="Search engines"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="How search engines and social networks find your shop, and know that it is yours."
      />
      <div className="flex flex-col gap-4">
        <VerificationCard />
        <SitemapCard />
      </div>
      <LeaveGuard isDirty={isDirty} saveLabel="Save" onSave={null}>
        A tag is changed and not saved.
      </LeaveGuard>
    </UnsavedContext>
  );
}

function SitemapCard() {
  const { id, url } = useShop();
  const { data } = useQuery(settingsQuery(id));
  const address = new URL("/sitemap.xml", url).href;
  return (
    <Card title="Sitemap" note="Made by itself, and named in robots.txt">
      <div className="flex flex-col gap-3">
        <p className="flex min-w-0 items-center gap-1">
          <TextLink href={address} target="_blank" className="min-w-0 truncate font-mono">
            {address}
          </TextLink>
          <CopyButton text={address} what="the address of the sitemap" />
        </p>
        <p className="max-w-2xl text-ink-2">
          {data?.pages
            ? `${data.pages.listed} of ${data.pages.published} published pages are in it, with your products, collections and posts. `
            : "Your published pages are in it, with your products, collections and posts. "}
          Whether a page is listed is said in its settings, under <TextLink href="/pages">Pages</TextLink>.
        </p>
      </div>
    </Card>
  );
}
