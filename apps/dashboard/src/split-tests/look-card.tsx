import { TextLink } from "@selvedge/ui/actions/text-link";
import { Card } from "@selvedge/ui/content/card";
import { useShop } from "../session/shop.ts";
import type { SplitTest } from "./split-tests-query.ts";
import { previewUrl } from "./test-words.ts";

/** How to look at each variation oneself, and what blocks call it. */
export function LookCard({ test: { code, kind, state, variations } }: { test: SplitTest }) {
  const shop = useShop();
  return (
    <Card title="Look at each variation">
      <p className="mb-2 text-dense text-ink-2 text-pretty">
        {state === "running"
          ? "These links show a variation whatever your own is. Who opens one is not counted."
          : "While the test runs, its links show a variation to you alone."}
      </p>
      <ul className="flex flex-col gap-2 text-body">
        {variations.map(({ alias, name, page }) => (
          <li key={alias} className="min-w-0">
            {state === "running" ? (
              <TextLink href={previewUrl(shop.url, code, alias)} target="_blank">
                {name}
              </TextLink>
            ) : (
              name
            )}
            {page ? <span className="block truncate font-mono text-tiny text-ink-2">{page.url}</span> : null}
            {kind === "blocks" ? (
              <span className="block truncate font-mono text-tiny text-ink-2">
                {code}: {alias}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {kind === "blocks" ? (
        <p className="mt-3 text-dense text-ink-2 text-pretty">
          On a page, put the blocks into a split test, or give them the condition “By split test” with these names.
        </p>
      ) : null}
    </Card>
  );
}
