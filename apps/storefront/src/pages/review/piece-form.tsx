import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import type { ReviewedPiece } from "@selvedge/contracts/pages/review-page";

interface PieceFormProps {
  readonly piece: ReviewedPiece;
  /** The name that is suggested. */
  readonly author: string;
  readonly action: string;
  readonly form: FormAnswer | null;
}

const stars = [
  [5, "Excellent"],
  [4, "Good"],
  [3, "All right"],
  [2, "Poor"],
  [1, "Bad"],
] as const;

const fits = [
  ["small", "Small"],
  ["true", "True to size"],
  ["large", "Large"],
] as const;

/** What a buyer says of one piece, with what was written before or could not be taken. */
export function PieceForm({ piece, author, action, form }: PieceFormProps) {
  const values = form?.values ?? piece.written?.values ?? { author };
  const errors = form?.errors ?? {};
  const id = (name: string) => `${name}-${piece.itemId}`;
  return (
    <form className="review-form" method="post" action={action} encType="multipart/form-data">
      {form?.message && Object.keys(errors).length === 0 ? (
        <p className="notice" data-tone="failed" role="alert">
          {form.message}
        </p>
      ) : null}
      <fieldset className="review-stars" aria-describedby={errors.rating ? id("rating-error") : undefined}>
        <legend>Your rating</legend>
        <div className="star-choice">
          {stars.map(([count, words]) => (
            <label key={count}>
              <input
                type="radio"
                name="rating"
                value={count}
                required
                defaultChecked={values.rating === String(count)}
              />
              <span className="star" aria-hidden="true">
                ★
              </span>
              <span className="visually-hidden">
                {count} {count === 1 ? "star" : "stars"}, {words}
              </span>
            </label>
          ))}
        </div>
        <Fault id={id("rating-error")} texts={errors.rating} />
      </fieldset>
      {piece.sizes.length > 1 ? (
        <>
          <fieldset className="review-fit">
            <legend>How does it fit?</legend>
            {fits.map(([fit, words]) => (
              <label key={fit}>
                <input type="radio" name="fit" value={fit} defaultChecked={values.fit === fit} />
                {words}
              </label>
            ))}
          </fieldset>
          <p className="review-field">
            <label htmlFor={id("usual")}>The size that you usually wear</label>
            <select id={id("usual")} name="usualSize" data-part="field" defaultValue={values.usualSize ?? ""}>
              <option value="">Rather not say</option>
              {piece.sizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </p>
        </>
      ) : null}
      <Text id={id("title")} name="title" label="In a few words" limit={100} values={values} errors={errors} />
      <p className="review-field">
        <label htmlFor={id("body")}>What would you tell a friend?</label>
        <textarea
          id={id("body")}
          name="body"
          rows={5}
          maxLength={2000}
          data-part="field"
          defaultValue={values.body ?? ""}
          aria-invalid={errors.body ? true : undefined}
        />
        <Fault id={id("body-error")} texts={errors.body} />
      </p>
      <p className="review-field">
        <label htmlFor={id("photos")}>Photos, up to four</label>
        <input
          id={id("photos")}
          type="file"
          name="photos"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-describedby={id("photos-hint")}
        />
        <span id={id("photos-hint")} className="quiet">
          {piece.written?.photos ? "New ones replace those that you sent. " : ""}
          JPEG, PNG or WebP, 8 MB each. We take out where they were taken.
        </span>
        <Fault id={id("photos-error")} texts={errors.photos} />
      </p>
      <Text
        id={id("author")}
        name="author"
        label="Shown with your review"
        limit={60}
        values={values}
        errors={errors}
        isRequired
      />
      <button type="submit" data-part="button" data-look="filled">
        {piece.written ? "Send it again" : "Send review"}
      </button>
    </form>
  );
}

interface TextProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly limit: number;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly isRequired?: boolean;
}

const Text = ({ id, name, label, limit, values, errors, isRequired = false }: TextProps) => (
  <p className="review-field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={name}
      maxLength={limit}
      required={isRequired}
      data-part="field"
      defaultValue={values[name] ?? ""}
      aria-invalid={errors[name] ? true : undefined}
      aria-describedby={errors[name] ? `${id}-error` : undefined}
    />
    <Fault id={`${id}-error`} texts={errors[name]} />
  </p>
);

const Fault = ({ id, texts }: { id: string; texts: string[] | undefined }) =>
  texts ? (
    <span id={id} className="review-fault" role="alert">
      {texts[0]}
    </span>
  ) : null;
