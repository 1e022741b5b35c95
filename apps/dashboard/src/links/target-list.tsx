import { cx } from "@selvedge/ui/class-names.ts";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { optionRow, rowFocus } from "@selvedge/ui/overlays/popover-styles.ts";
import { Check, FileText, Folder, Link, type LucideIcon, MapPin, Newspaper, Shirt } from "lucide-react";
import type { Ref } from "react";
import { Header } from "react-aria-components/Header";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import type { LinkKind, LinkTarget } from "./link-targets-query.ts";
import type { TypedTarget } from "./typed-target.ts";

interface TargetListProps {
  ref: Ref<HTMLDivElement>;
  address: TypedTarget | null;
  found: readonly LinkTarget[];
  isPending: boolean;
  /** They answer earlier words, and are replaced soon: none of them leads anywhere. */
  isStale: boolean;
  typed: string;
  value: string;
  onPick: (url: string) => void;
}

export const kindWords: Readonly<Record<LinkKind, { many: string; one: string; icon: LucideIcon; later: string }>> = {
  product: { many: "Products", one: "Product", icon: Shirt, later: "Not on sale yet" },
  collection: { many: "Collections", one: "Collection", icon: Folder, later: "" },
  page: { many: "Pages", one: "Page", icon: FileText, later: "Not published yet" },
  post: { many: "Blog", one: "Post", icon: Newspaper, later: "Not published yet" },
  place: { many: "Places of every shop", one: "Place", icon: MapPin, later: "" },
};
const order = Object.keys(kindWords) as readonly LinkKind[];

/** What was found, kind by kind; the address that was typed first. */
export function TargetList({ ref, address, found, isPending, isStale, typed, value, onPick }: TargetListProps) {
  if (isPending) return <Skeleton className="h-64 w-full" />;
  const groups = order
    .map((kind) => ({ kind, targets: found.filter((target) => target.kind === kind) }))
    .filter(({ targets }) => targets.length > 0);
  return (
    <ListBox
      ref={ref}
      aria-label="What it may lead to"
      disabledKeys={isStale ? found.map(({ url }) => url) : []}
      className={cx("max-h-80 min-h-40 overflow-y-auto outline-none", isStale && "opacity-60")}
      onAction={(url) => onPick(String(url))}
      renderEmptyState={() => (
        <p className="px-2.5 py-4 text-dense text-ink-2">
          {typed.trim()
            ? `Nothing of your shop is called “${typed.trim()}”. A web address begins with https://.`
            : "Nothing here yet."}
        </p>
      )}
    >
      {address ? (
        <ListBoxItem
          id={address.url}
          textValue={address.words}
          className={cx(optionRow, rowFocus.plain, "h-auto py-1.5")}
        >
          <Link aria-hidden size={16} className="shrink-0 text-ink-2" />
          <span className="truncate">{address.words}</span>
        </ListBoxItem>
      ) : null}
      {groups.map(({ kind, targets }) => (
        <ListBoxSection key={kind} id={kind}>
          <Header className="px-2.5 pt-3 pb-1 text-label text-ink-2">{kindWords[kind].many}</Header>
          {targets.map((target) => (
            <TargetRow key={target.url} target={target} isChosen={target.url === value} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function TargetRow({ target, isChosen }: { target: LinkTarget; isChosen: boolean }) {
  const { icon: Icon, later } = kindWords[target.kind];
  return (
    <ListBoxItem id={target.url} textValue={target.title} className={cx(optionRow, rowFocus.plain, "h-auto py-1.5")}>
      {target.imageUrl ? (
        <img
          src={target.imageUrl}
          alt=""
          loading="lazy"
          className="size-9 shrink-0 rounded-mark bg-mock object-contain"
        />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center rounded-mark bg-sunken text-ink-2">
          <Icon aria-hidden size={16} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{target.title}</span>
        <span className="truncate font-mono text-label text-ink-2">{target.url}</span>
      </span>
      {target.isShown ? null : <span className="shrink-0 text-label text-warning">{later}</span>}
      {isChosen ? <Check aria-hidden size={16} className="shrink-0 text-primary" /> : null}
    </ListBoxItem>
  );
}
