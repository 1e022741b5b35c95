import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";

/** There is no page at this address. */
export default function MissingPage(_: { answer: PageAnswer<"missing"> }) {
  return (
    <div className="page-frame message-page" data-part="head">
      <p className="quiet">Error 404</p>
      <h1>Page not found</h1>
      <p className="lead">It may have moved, or the address may be mistyped.</p>
      <a data-part="button" data-look="filled" href="/">
        {useShopFrame().isMain ? "Back to the home page" : "Back to the shop"}
      </a>
    </div>
  );
}
