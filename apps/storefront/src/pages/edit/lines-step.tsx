import type { EditLine } from "@selvedge/contracts/pages/edit-page";
import { Icon } from "../../parts/icon.tsx";
import { LinePicture } from "../../parts/lists/line-picture.tsx";
import type { StepProps } from "./edit-page.tsx";
import { pathOf, titleOf } from "./words.ts";

/** Step one: what of the order is to change. */
export function LinesStep({ data, view: { lines, against, owed } }: StepProps<"lines">) {
  const { reference, orderHash } = data;
  return (
    <>
      <h1>{titleOf(data)}</h1>
      <p className="lead">
        {against === null
          ? `Order ${reference}. Each piece can be another size or colour until we start to make it. Where that costs more or less, you pay the difference or get it back.`
          : `Order ${reference} stays as it is. ${against}`}
      </p>
      {owed ? (
        <form method="post" action={pathOf(data)} className="notice edit-owed">
          <p>{owed.words} Until then your order stays as it is.</p>
          <input type="hidden" name="change" value="withdraw" />
          <input type="hidden" name="difference" value={owed.id} />
          <div className="account-buttons">
            <a data-part="button" data-look="filled" href={`/pay/${orderHash}/`}>
              Pay the difference
            </a>
            <button type="submit" data-part="button" data-look="outlined">
              Leave it as it is
            </button>
          </div>
        </form>
      ) : null}
      <ul className="edit-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} path={pathOf(data)} isOpen={against === null} />
        ))}
      </ul>
      <p className="account-buttons">
        <a data-part="button" data-look="outlined" href={`/update-address/${orderHash}/`}>
          Change the address
        </a>
        <a data-part="button" data-look="outlined" href={`/receipt/${orderHash}/`}>
          Back to your order
        </a>
      </p>
    </>
  );
}

function Line({ line, path, isOpen }: { line: EditLine; path: string; isOpen: boolean }) {
  const { id, name, colour, size, words, quantity, image, against } = line;
  const detail = [colour, size, words, quantity > 1 ? `${quantity} pieces` : ""].filter(Boolean).join(", ");
  return (
    <li className="edit-line">
      <LinePicture className="edit-picture" image={image} />
      <div className="edit-words">
        <h2>{name}</h2>
        <p className="quiet">{detail}</p>
      </div>
      {isOpen && against === null ? (
        <a data-part="button" data-look="outlined" href={`${path}${id}/`} aria-label={`Change ${name}, ${detail}`}>
          Change
        </a>
      ) : against ? (
        <p className="edit-locked quiet">
          <Icon name="lock" size={16} /> {against}
        </p>
      ) : null}
    </li>
  );
}
