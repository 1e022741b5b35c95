import { shareOf, shareRange } from "@selvedge/domain/split-tests/results";
import { Card } from "@selvedge/ui/content/card";
import type { CountedVariation, SplitTestResults } from "./split-tests-query.ts";
import { comparisonWords, orderedWords } from "./test-words.ts";

/** What was counted of each variation, and what may be said about it. */
export function ResultsCard({ test }: { test: SplitTestResults }) {
  const [control, ...others] = test.variations;
  if (!control) return null;
  return (
    <Card flush title="Results" note={test.state === "running" ? "so far" : null}>
      <div className="overflow-x-auto border-line border-t">
        <table className="w-full text-left text-dense">
          <thead className="text-label text-ink-2">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                Variation
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                Visitors
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                Orders
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium sm:w-56">
                Visitors who ordered
              </th>
            </tr>
          </thead>
          <tbody>
            {test.variations.map((variation, index) => (
              <VariationRow key={variation.id} isControl={index === 0} {...{ variation, test }} />
            ))}
          </tbody>
        </table>
      </div>
      {test.state === "draft" ? null : (
        <div className="flex flex-col gap-3 border-line border-t px-4 py-3">
          {others.map((other) => {
            const { title, text } = comparisonWords(control, other, others.length);
            return (
              <div key={other.id}>
                <p className="text-body font-medium">{others.length > 1 ? `${other.name}: ${title}` : title}</p>
                <p className="text-dense text-ink-2 text-pretty">{text}</p>
              </div>
            );
          })}
        </div>
      )}
      <p className="border-line border-t px-4 py-3 text-label text-ink-2 text-pretty">
        The ranges hold the true share 95 times in 100. Decide beforehand how long a test runs, a week at least: who
        looks every day and stops at the first difference often sees chance. Programs such as search engines are not
        counted.
      </p>
    </Card>
  );
}

interface VariationRowProps {
  variation: CountedVariation;
  test: SplitTestResults;
  isControl: boolean;
}

function VariationRow({ variation, test, isControl }: VariationRowProps) {
  const { name, share, visitors, orders } = variation;
  const words = orderedWords(variation);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="px-4 py-3 font-normal">
        <span className="block text-body font-medium">{name}</span>
        <span className="block text-label text-ink-2">
          {share} % of visitors{isControl ? ", as it was" : ""}
        </span>
      </th>
      <td className="figures px-2 py-3 text-right text-body">{visitors.toLocaleString("en-GB")}</td>
      <td className="figures px-2 py-3 text-right text-body">{orders.toLocaleString("en-GB")}</td>
      <td className="px-4 py-3 text-right">
        {words ? (
          <>
            <span className="figures block text-body">{words.share}</span>
            <span className="figures block whitespace-nowrap text-label text-ink-2">{words.range}</span>
            <RangeBar variation={variation} all={test.variations} />
          </>
        ) : (
          <span className="text-ink-2">Nobody yet</span>
        )}
      </td>
    </tr>
  );
}

/** The range as a bar, on one scale for all variations; the words beside it say the same. */
function RangeBar({ variation, all }: { variation: CountedVariation; all: readonly CountedVariation[] }) {
  const highest = Math.max(...all.map((each) => shareRange(each)?.high ?? 0));
  const [range, share] = [shareRange(variation), shareOf(variation)];
  if (!range || share === null || highest === 0) return null;
  const at = (part: number) => `${(part / highest) * 100}%`;
  return (
    <span aria-hidden className="relative mt-1.5 block h-1.5 rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 rounded-full bg-primary/35"
        style={{ left: at(range.low), width: at(range.high - range.low) }}
      />
      <span className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-primary" style={{ left: at(share) }} />
    </span>
  );
}
