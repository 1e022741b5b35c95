import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { storeFailedTexts } from "@selvedge/domain/errors/store-failed-texts";

/** A server error or a lost connection. Shown after a second, in case a reload is already running. */
export default function FailedPage({ answer }: { answer: PageAnswer<"failed"> }) {
  const { message, requestId } = answer.data;
  return (
    <div className="page-frame message-page failed-page" data-part="head">
      <h1>{storeFailedTexts.title}</h1>
      <p className="lead">{message}</p>
      <div className="message-actions">
        <a data-part="button" data-look="filled" href={answer.url} data-reload="">
          {storeFailedTexts.action}
        </a>
        <a data-part="button" data-look="outlined" href="/">
          Back to the shop
        </a>
      </div>
      {requestId ? <p className="quiet">If it happens again, give us this reference: {requestId}</p> : null}
    </div>
  );
}
