import { fitPlace, fitWords, percentOf, type ReviewSummary } from "@selvedge/domain/reviews/review-summary";
import { Stars } from "./stars.tsx";

/** The average, how many gave how many stars, and how it fits. */
export function ReviewFigures({ summary }: { summary: ReviewSummary }) {
  const { average, count, stars, fit } = summary;
  const words = fitWords(fit);
  return (
    <div className="review-figures">
      <h2 id="reviews-title">What buyers say</h2>
      <p className="review-average">
        <strong>{average.toFixed(1)}</strong>
        <span>
          <Stars rating={average} />
          <span className="quiet">{count === 1 ? "1 verified buyer" : `${count} verified buyers`}</span>
        </span>
      </p>
      <table className="review-bars">
        <caption className="visually-hidden">Reviews by stars</caption>
        <tbody>
          {stars.map((many, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number of stars
            <tr key={at}>
              <th scope="row">
                {5 - at}
                <span className="visually-hidden"> stars</span>
              </th>
              <td className="review-bar" aria-hidden="true">
                <span style={{ width: `${percentOf(many, count)}%` }} />
              </td>
              <td>{percentOf(many, count)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      {words ? (
        <div className="review-fit-scale">
          <h3>Fit</h3>
          <div className="fit-line" aria-hidden="true">
            <span style={{ left: `${fitPlace(fit)}%` }} />
          </div>
          <p className="fit-ends" aria-hidden="true">
            <span>Small</span>
            <span>True</span>
            <span>Large</span>
          </p>
          <p>{words}</p>
        </div>
      ) : null}
    </div>
  );
}
