import type { HelpPageData } from "@selvedge/contracts/pages/text-pages";

/** Questions that open to their answers. The one that an address names is open, and is the page's heading. */
export function Questions({ questions, open, step, asked }: HelpPageData) {
  if (questions.length === 0)
    return (
      <p className="empty">
        {asked ? "We found no answer to that. Try other words, or write to us." : "There is nothing here yet."}
      </p>
    );
  const only = step === "reason" && questions.length === 1;
  return (
    <div className="help-questions">
      {questions.map(({ name, question, html, url }) => (
        <details key={name} open={name === open || only}>
          <summary>{name === open ? <h1>{question}</h1> : <h2>{question}</h2>}</summary>
          <div className="help-answer">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has cleaned it */}
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
            {name === open ? null : (
              <p>
                <a href={url}>Link to this answer</a>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
