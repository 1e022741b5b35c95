import type { PageAnswer, PlansPageData } from "@selvedge/contracts/pages/page-data";

const texts: Record<PlansPageData["plan"], { name: string; text: string }> = {
  pro: {
    name: "Pro",
    text: "Pro opens everything that is marked Pro: garments of the catalogue, and pages like the one that sent you here.",
  },
  turbo: { name: "Turbo", text: "Turbo is for shops with many orders a day. We set it up together with you." },
};

/** A plan of the platform: what it is for, and how a project gets it. */
export default function PlansPage({ answer: { data } }: { answer: PageAnswer<"plans"> }) {
  const { name, text } = texts[data.plan];
  const subject = encodeURIComponent(`The ${name} plan for my shop`);
  return (
    <div className="page-frame message-page" data-part="head">
      <p className="quiet">Plans</p>
      <h1>{data.hasPlan ? `You are on ${name}` : `This takes ${name}`}</h1>
      <p className="lead">{text}</p>
      {data.hasPlan ? null : (
        <p>
          Our team changes plans. Write to us from the address that you sign in with, and name your shop. Nothing is
          charged before you agree.
        </p>
      )}
      <p className="message-ways">
        {data.hasPlan ? null : (
          <a data-part="button" data-look="filled" href={`mailto:${data.supportEmail}?subject=${subject}`}>
            {`Write to ${data.supportEmail}`}
          </a>
        )}
        {data.isSignedIn ? <a href="/dashboard/">Back to your dashboard</a> : <a href="/">Back to the home page</a>}
      </p>
    </div>
  );
}
