import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";

/** Something broke on our side, or the line did. */
export function FailedPage({ answer }: { answer: PageAnswer<"failed"> }) {
  const { message, requestId } = answer.data;
  return (
    <div className="page-frame message-page" data-part="head">
      <h1>Something went wrong</h1>
      <p className="lead">{message}</p>
      <div className="message-ways">
        <a data-part="button" data-look="filled" href={answer.url} data-reload="">
          Try again
        </a>
        <a data-part="button" data-look="outlined" href="/">
          Back to the shop
        </a>
      </div>
      {requestId ? <p className="quiet">If it happens again, tell us this number: {requestId}</p> : null}
    </div>
  );
}

export default FailedPage;
