import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";
import { storeFailedTexts } from "@selvedge/domain/errors/store-failed-texts";

/** Something broke on our side, or the line did. It shows after a second, in case a reload is already under way. */
export function FailedPage({ answer }: { answer: PageAnswer<"failed"> }) {
  const { message, requestId } = answer.data;
  return (
    <div className="page-frame message-page failed-page" data-part="head">
      <h1>{storeFailedTexts.title}</h1>
      <p className="lead">{message}</p>
      <div className="message-ways">
        <a data-part="button" data-look="filled" href={answer.url} data-reload="">
          {storeFailedTexts.action}
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
