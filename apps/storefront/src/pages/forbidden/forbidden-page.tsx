import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { useShopFrame } from "../../shell/shop-frame.tsx";

/** There is a page, and the visitor may not open it. */
export default function ForbiddenPage({ answer: { data } }: { answer: PageAnswer<"forbidden"> }) {
  const { isMain } = useShopFrame();
  const way = isMain
    ? data.isSignedIn
      ? { href: "/dashboard/", text: "Back to your dashboard" }
      : { href: "/login/", text: "Sign in" }
    : { href: "/", text: "Back to the shop" };
  return (
    <div className="page-frame message-page" data-part="head">
      <p className="quiet">Error 403</p>
      <h1>You can't open this page</h1>
      <p className="lead">
        {data.isSignedIn
          ? "Your role in the shop doesn't include it. Ask its owner for the permission."
          : "It is only for people of the shop who have the permission."}
      </p>
      <a data-part="button" data-look="filled" href={way.href}>
        {way.text}
      </a>
    </div>
  );
}
