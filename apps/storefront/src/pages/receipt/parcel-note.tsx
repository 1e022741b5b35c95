import type { ReceiptData } from "@selvedge/contracts/pages/page-data";
import { Icon } from "../../parts/icon.tsx";

/** Statuses before the order is posted. In any other no parcel is promised. */
const isInWork = /^(paid|processing|label_printed|printed|consolidated|packing)$/;

/** How the garments are shipped, and the tracking link once they are. */
export function ParcelNote({ receipt: { tracking, garments, status, parcelCount } }: { receipt: ReceiptData }) {
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
        {parcelCount > 1 ? (
          <>
            <strong>{parcelCount} parcels.</strong> Each ships once its pieces are made. We'll email you every tracking
            link.
          </>
        ) : (
          <>
            <strong>One parcel.</strong> {garments.length > 1 ? "Everything ships together. " : ""}
            We'll email you the tracking link when it ships.
          </>
        )}
      </p>
    </div>
  );
}
