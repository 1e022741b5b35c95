import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { useQuery } from "@tanstack/react-query";
import { useMay, useShop } from "../session/shop.ts";
import { PagePicture } from "../themes/page-picture.tsx";
import { stillOf, themePreviewQuery } from "../themes/themes-query.ts";
import { isShownByPass } from "./shown-by-pass.ts";

/** The shop as a visitor sees it at this moment; one that is closed as they will see it, where the reader may look. */
export function ShopToday({ isClosed }: { isClosed: boolean }) {
  const { id, url, platformUrl } = useShop();
  const mayLook = useMay("themes.edit");
  const takesPass = isShownByPass({ isClosed, url, platformUrl });
  const { data: preview } = useQuery({ ...themePreviewQuery(id), enabled: takesPass && mayLook });
  const src = takesPass ? (preview ? stillOf(preview) : null) : platformUrl;
  return (
    <Card
      title="Your shop today"
      aside={
        isClosed ? <StatusBadge tone="neutral">Closed</StatusBadge> : <StatusBadge tone="success">Open</StatusBadge>
      }
    >
      {/* The dashboard frames pages of the platform’s hosts alone. */}
      <PagePicture src={src} colour="#ffffff" className="rounded-control border border-line" />
      <p className="mt-3 text-dense">
        <TextLink href={url} target="_blank">
          {new URL(url).host}
        </TextLink>
      </p>
    </Card>
  );
}
