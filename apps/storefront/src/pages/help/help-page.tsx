import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import type { HelpPageData } from "@selvedge/contracts/pages/text-pages";
import Crumbs from "../../parts/crumbs.tsx";
import { Contact } from "./contact.tsx";
import { HelpSearch } from "./help-search.tsx";
import { Questions } from "./questions.tsx";
import "./help.css";

/** The help of a shop: search, groups, answers, and reasons that end in something to do. */
export default function HelpPage({ answer: { data } }: { answer: PageAnswer<"help"> }) {
  const { step, title, crumbs, groups, asked } = data;
  return (
    <div className="help">
      <div className="help-head" data-small={step === "home" ? undefined : ""}>
        {step === "home" ? <h1>{title}</h1> : <p className="help-name">Help</p>}
        <HelpSearch asked={asked} />
      </div>
      <div className="page-frame help-frame">
        {step === "home" ? null : <Crumbs crumbs={crumbs} />}
        {step === "home" ? <Home {...data} /> : null}
        {step === "home" || step === "reasons" ? null : (
          <div className="help-columns">
            <Groups groups={groups} />
            <div className="help-answers">
              {step === "question" ? (
                <p className="help-group-name">{groups.find(({ isOpen }) => isOpen)?.name}</p>
              ) : (
                <h1>{title}</h1>
              )}
              <Reason {...data} />
              <Questions {...data} />
            </div>
            <Contact email={data.email} />
          </div>
        )}
        {step === "reasons" ? (
          <>
            <h1>{title}</h1>
            <Reasons reasons={data.reasons} />
          </>
        ) : null}
      </div>
    </div>
  );
}

function Home({ groups, reasons, email }: HelpPageData) {
  return (
    <>
      <ul className="help-groups">
        {groups.map(({ code, name, about, url }) => (
          <li key={code} data-part="fact">
            <a href={url}>{name}</a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <div className="help-columns" data-two="">
        <section className="help-answers" aria-labelledby="help-reasons">
          <h2 id="help-reasons">What is it about?</h2>
          <Reasons reasons={reasons} />
        </section>
        <Contact email={email} />
      </div>
    </>
  );
}

function Groups({ groups }: Pick<HelpPageData, "groups">) {
  return (
    <nav className="help-nav" aria-label="All questions">
      <p className="quiet">All questions</p>
      <ul>
        {groups.map(({ code, name, url, count, isOpen }) => (
          <li key={code}>
            <a href={url} aria-current={isOpen ? "true" : undefined}>
              {name} <span aria-hidden="true">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Reasons({ reasons }: Pick<HelpPageData, "reasons">) {
  return (
    <ul className="help-reasons">
      {reasons.map(({ title, text, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Reason({ step, text, action }: HelpPageData) {
  if (step !== "reason") return null;
  return (
    <div className="help-reason">
      <p className="lead">{text}</p>
      {action ? (
        <a data-part="button" data-look="filled" href={action.href}>
          {action.text}
        </a>
      ) : null}
    </div>
  );
}
