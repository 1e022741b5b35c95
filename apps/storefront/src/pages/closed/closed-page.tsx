import type { ClosedPageData, PageAnswer } from "@selvedge/contracts/pages/page-data";
import { SignInCard } from "../../parts/sign-in/sign-in-card.tsx";
import { Countdown } from "./countdown.tsx";

const texts: Record<ClosedPageData["reason"], { title: string; text: string }> = {
  comingSoon: { title: "Coming soon", text: "This shop opens soon. Please come back later." },
  underReview: { title: "This shop is under review", text: "It will be back when our review is done." },
  denied: { title: "This shop is closed", text: "Nothing can be ordered here at present." },
  linkGone: {
    title: "This link no longer works",
    text: "It was used before, or the shop has withdrawn it. Ask the shop for a new one.",
  },
};

const footers: Record<ClosedPageData["reason"], { href: string; text: string } | null> = {
  comingSoon: { href: "/newsletter/", text: "Tell me by email" },
  underReview: null,
  denied: null,
  linkGone: { href: "/", text: "Go to the shop" },
};

/** A shop that is not open to this visitor. */
export default function ClosedPage({ answer: { data } }: { answer: PageAnswer<"closed"> }) {
  const { title, text } = texts[data.reason];
  const footer = footers[data.reason];
  return (
    <SignInCard
      title={data.title || title}
      text={<span className="closed-text">{data.text || text}</span>}
      footer={
        footer ? (
          <>
            <a href={footer.href}>{footer.text}</a>
            {data.hasPassword ? <a href="/login/">I have the password</a> : null}
          </>
        ) : undefined
      }
    >
      {data.opening ? <Countdown opening={data.opening} /> : null}
    </SignInCard>
  );
}
