import { PageHeader } from "@selvedge/ui/frames/page-header";
import { PagesCard } from "../visitors/pages-card.tsx";

/** Who may see each page of the shop. */
export function Component() {
  return (
    <>
      <PageHeader
        title="Who can see pages"
        crumbs={[{ label: "Settings", href: "/settings" }]}
        note="A choice holds at once, for everyone who can visit the shop."
      />
      <PagesCard />
    </>
  );
}
