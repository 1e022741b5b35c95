import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { useShop } from "../session/shop.ts";
import { PagePicture } from "../themes/page-picture.tsx";

/** The shop as a visitor sees it at this moment. */
export function ShopToday({ isClosed }: { isClosed: boolean }) {
  const { url, platformUrl } = useShop();
  return (
    <Card
      title="Your shop today"
      aside={
        isClosed ? <StatusBadge tone="neutral">Closed</StatusBadge> : <StatusBadge tone="success">Open</StatusBadge>
      }
    >
      {/* The dashboard frames pages of the platform’s hosts alone. */}
      <PagePicture src={platformUrl} colour="#ffffff" className="rounded-control border border-line" />
      <p className="mt-3 text-dense">
        <TextLink href={url} target="_blank">
          {new URL(url).host}
        </TextLink>
      </p>
    </Card>
  );
}
