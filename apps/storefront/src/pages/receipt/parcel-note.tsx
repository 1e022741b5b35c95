import type { ReceiptData } from "@selvedge/contracts/storefront/page-data";
import { Icon } from "../../parts/icon.tsx";

/** Statuses on the way to the post. In any other nobody is promised a parcel. */
const isInWork = /^(paid|processing|label_printed|printed|consolidated|packing)$/;

/** How the garments travel: together, and once they have left, with whom. */
export function ParcelNote({ receipt: { tracking, garments, status } }: { receipt: ReceiptData }) {
  if (tracking.length > 0)
    return tracking.map(({ carrier, code, url }) => (
      <div key={code} className="parcel-note">
        <Icon name="van" />
        <p>
          <strong>Your parcel is with {carrier}.</strong> Its number is {code}.
        </p>
        {url ? (
          <a data-part="button" data-look="filled" href={url}>
            Track your parcel
          </a>
        ) : null}
      </div>
    ));
  if (!isInWork.test(status)) return null;
  return (
    <div className="parcel-note">
      <Icon name="van" />
      <p>
        <strong>One parcel, one doorstep.</strong> {garments.length > 1 ? "Everything travels together. " : ""}
        We email you the tracking link when it leaves.
      </p>
    </div>
  );
}
