import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { PieceForm } from "./piece-form.tsx";
import "./review-page.css";

/** A buyer's pieces, each with what they say of it. Works without scripts. */
export default function ReviewPage({ answer: { data } }: { answer: PageAnswer<"review"> }) {
  const { pieces, openItem, isSent, form, orderHash, author } = data;
  const next = pieces.find(({ written }) => written === null);
  const isOpen = (itemId: number) => (openItem ? itemId === openItem : itemId === next?.itemId);
  return (
    <div className="page-frame review-page">
      <div data-part="head">
        <h1>{isSent ? "Thank you" : "How is it?"}</h1>
        {isSent ? (
          <p className="lead" role="status">
            The shop reads your review before it is shown. {next ? "There is another piece below." : ""}
          </p>
        ) : (
          <p className="lead">Say how it fits and how the print looks. Others choose by it.</p>
        )}
      </div>
      {pieces.map((piece) => (
        <details key={piece.itemId} className="review-piece" open={isOpen(piece.itemId)}>
          <summary>
            {piece.image ? <img src={piece.image} alt="" width="72" height="72" /> : null}
            <span>
              <strong>{piece.name}</strong>
              <span className="quiet">{piece.detail}</span>
            </span>
            <span className="review-state">{stateWords(piece.written?.state)}</span>
          </summary>
          <PieceForm
            piece={piece}
            author={author}
            action={`/review/${orderHash}/${piece.itemId}/`}
            form={piece.itemId === openItem ? form : null}
          />
        </details>
      ))}
    </div>
  );
}

const words = { waiting: "Being read by the shop", shown: "Shown in the shop", hidden: "Not shown" } as const;
const stateWords = (state: keyof typeof words | undefined): string => (state ? words[state] : "Not reviewed yet");
