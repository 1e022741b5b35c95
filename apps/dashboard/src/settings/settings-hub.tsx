import { Button } from "@selvedge/ui/actions/button";
import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Notice } from "@selvedge/ui/feedback/notice";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Search } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { loadError } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { fittingLines, type SettingsLine } from "./lines.ts";
import { settingsQuery } from "./settings-query.ts";

type Line = ReturnType<typeof fittingLines>[number];

const columns: readonly (readonly SettingsLine["group"][])[] = [
  ["Shop", "Selling", "Leaving"],
  ["Looks and texts", "People", "For builders"],
];

/** Every setting of the shop with what is set now, found by any word of it. */
export function SettingsHub() {
  const { id, permissions } = useShop();
  const { data, error, refetch } = useQuery(settingsQuery(id));
  const failure = data ? null : loadError("How your settings stand did not load.", error, refetch);
  const { values, change } = useListAddress({ search: "", only: "" });
  const all = fittingLines(values.search, permissions, data);
  const waiting = all.filter(({ waits }) => waits);
  const lines = values.only === "waiting" ? waiting : all;
  return (
    <>
      <PageHeader
        title="Settings"
        note="Everything that holds for the whole shop. Each line says what is set now."
        actions={
          <SearchBox
            label="Find a setting"
            placeholder="Find a setting"
            className="w-72 max-md:w-full"
            value={values.search}
            onChange={(search) => change({ search })}
          />
        }
      />
      {failure ? (
        <div className="mb-4">
          <ErrorState {...failure} />
        </div>
      ) : null}
      {waiting.length > 0 && values.search === "" ? (
        <div className="mb-4">
          <Notice
            tone="warning"
            title={waiting.length === 1 ? "1 thing wants a look" : `${waiting.length} things want a look`}
            actions={
              <Button size="dense" onPress={() => change({ only: values.only ? "" : "waiting" })}>
                {values.only ? "Show all settings" : waiting.length === 1 ? "Show it" : "Show them"}
              </Button>
            }
          >
            {waiting.map(({ waits }) => waits?.sentence).join(" ")}
          </Notice>
        </div>
      ) : null}
      {lines.length === 0 ? (
        <Card>
          <EmptyState
            icon={Search}
            title="No setting is called that"
            action={<Button onPress={() => change({ search: "", only: "" })}>Show all settings</Button>}
          >
            Try another word for it.
          </EmptyState>
        </Card>
      ) : null}
      <p role="status" className="sr-only">
        {values.search ? `${lines.length} settings found` : ""}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {columns.map((groups) => (
          <div key={groups[0]} className="flex min-w-0 flex-col gap-4 empty:hidden">
            {groups.map((group) => (
              <Group key={group} title={group} lines={lines.filter((line) => line.group === group)} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Card flush>
      <h2 className="px-4 py-2.5 text-card font-semibold">{title}</h2>
      <ul className="divide-y divide-line border-line border-t">
        {lines.map((line) => (
          <li key={line.label}>
            <Row line={line} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Row({ line: { label, href, icon: Icon, said, waits } }: { line: Line }) {
  return (
    <Link href={href} className="flex min-h-13.5 items-center gap-3 px-4 py-2 data-hovered:bg-hover">
      <span
        className={cx(
          "flex size-9 shrink-0 items-center justify-center rounded-control",
          waits ? "bg-warning-tint text-warning" : "bg-sunken text-ink-2",
        )}
      >
        <Icon aria-hidden size={18} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block truncate text-dense text-ink-2">{said ?? " "}</span>
      </span>
      {waits ? (
        <StatusBadge tone="warning" shape="ring">
          {waits.badge}
        </StatusBadge>
      ) : null}
      <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-2" />
    </Link>
  );
}
