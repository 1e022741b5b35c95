import type { ClosedPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import { Logo } from "../../shell/logo.tsx";
import { useShopFrame } from "../../shell/shop-frame.tsx";

const texts: Record<ClosedPageData["reason"], { title: string; text: string }> = {
  comingSoon: { title: "Coming soon", text: "This shop opens soon. Please come back later." },
  underReview: { title: "This shop is under review", text: "It will be back when our review is done." },
};

/** A shop that is not open to this visitor. */
export default function ClosedPage({ answer: { data } }: { answer: PageAnswer<"closed"> }) {
  const { title, text } = texts[data.reason];
  return (
    <div className="login">
      <Logo shop={useShopFrame()} />
      <div className="login-card">
        <h1>{data.title || title}</h1>
        <p className="quiet">{data.text || text}</p>
      </div>
    </div>
  );
}
