import { cx } from "@selvedge/ui/class-names.ts";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { optionRow, rowFocus } from "@selvedge/ui/overlays/popover-styles.ts";
import { Check, FileText, Folder, Hash, Link, type LucideIcon, MapPin, Newspaper, Shirt } from "lucide-react";
import type { Ref } from "react";
import { Header } from "react-aria-components/Header";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import type { LinkPlace } from "./link-place.ts";
import type { LinkKind, LinkTarget } from "./link-targets-query.ts";
import type { TypedTarget } from "./typed-target.ts";

interface TargetListProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  address: TypedTarget | null;
  found: readonly LinkTarget[];
  /** On the page itself. */
  here: readonly LinkPlace[];
  isPending: boolean;
  /** They answer earlier words, and are replaced soon: none of them leads anywhere. */
  isStale: boolean;
  typed: string;
  /** Where it leads now, or all that is chosen. */
  chosen: readonly string[];
  /** No more of them may be chosen. */
  isFull: boolean;
  /** With what that is called. */
  onPick: (url: string, called: string) => void;
}

export const kindWords: Readonly<Record<LinkKind, { many: string; one: string; icon: LucideIcon; later: string }>> = {
  product: { many: "Products", one: "Product", icon: Shirt, later: "Not on sale yet" },
  collection: { many: "Collections", one: "Collection", icon: Folder, later: "" },
  page: { many: "Pages", one: "Page", icon: FileText, later: "Not published yet" },
  post: { many: "Blog", one: "Post", icon: Newspaper, later: "Not published yet" },
  place: { many: "Places of every shop", one: "Place", icon: MapPin, later: "" },
};
const order = Object.keys(kindWords) as readonly LinkKind[];

/** A row of the list: what something is called, and where it is. */
interface Row {
  url: string;
  title: string;
  icon: LucideIcon;
  imageUrl: string | null;
  /** What it is, where many kinds stand together. */
  kind: string;
  /** Why visitors do not find it; empty where they do. */
  later: string;
}

/** What was found, kind by kind; the address that was typed first. */
export function TargetList({ ref, label, address, found, here, isPending, isStale, typed, ...props }: TargetListProps) {
  const { chosen, isFull, onPick } = props;
  if (isPending) return <Skeleton className="h-64 w-full" />;
  const groups = [
    ...order.map((kind) => ({
      many: kindWords[kind].many,
      rows: found.filter((target) => target.kind === kind).map(foundRow),
    })),
    { many: "On this page", rows: here.map(placeRow) },
  ].filter(({ rows }) => rows.length > 0);
  const rows = groups.flatMap((group) => group.rows);
  const asTyped = address && !rows.some(({ url }) => url === address.url) ? address : null;
  return (
    <ListBox
      ref={ref}
      aria-label={label}
      disabledKeys={found.map(({ url }) => url).filter((url) => isStale || (isFull && !chosen.includes(url)))}
      className={cx("max-h-80 min-h-40 overflow-y-auto outline-none", isStale && "opacity-60")}
      onAction={(url) => onPick(String(url), rows.find((row) => row.url === url)?.title ?? "")}
      renderEmptyState={() => (
        <p className="px-2.5 py-4 text-dense text-ink-2">
          {typed.trim()
            ? `Nothing is called “${typed.trim()}”. A web address begins with https://.`
            : "Nothing here yet."}
        </p>
      )}
    >
      {asTyped ? (
        <ListBoxItem
          id={asTyped.url}
          textValue={asTyped.words}
          className={cx(optionRow, rowFocus.plain, "h-auto py-1.5")}
        >
          <Link aria-hidden size={16} className="shrink-0 text-ink-2" />
          <span className="truncate">{asTyped.words}</span>
        </ListBoxItem>
      ) : null}
      {groups.map(({ many, rows }) => (
        <ListBoxSection key={many} id={many}>
          <Header className="px-2.5 pt-3 pb-1 text-label text-ink-2">{many}</Header>
          {rows.map((row) => (
            <TargetRow key={row.url} row={row} isChosen={chosen.includes(row.url)} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}

function foundRow({ kind, url, title, imageUrl, isShown }: LinkTarget): Row {
  const { icon, later } = kindWords[kind];
  return { url, title, icon, imageUrl, kind: "", later: isShown ? "" : later };
}

const placeRow = ({ url, title, kind }: LinkPlace): Row => ({
  ...{ url, title, icon: Hash, imageUrl: null, later: "" },
  kind: kind === title ? "" : kind,
});

function TargetRow({ row, isChosen }: { row: Row; isChosen: boolean }) {
  const { url, title, icon: Icon, imageUrl, kind, later } = row;
  return (
    <ListBoxItem id={url} textValue={title} className={cx(optionRow, rowFocus.plain, "h-auto py-1.5")}>
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" className="size-9 shrink-0 rounded-mark bg-mock object-contain" />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center rounded-mark bg-sunken text-ink-2">
          <Icon aria-hidden size={16} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{title}</span>
        <span className="truncate font-mono text-label text-ink-2">{url}</span>
      </span>
      {kind ? <span className="shrink-0 text-label text-ink-2">{kind}</span> : null}
      {later ? <span className="shrink-0 text-label text-warning">{later}</span> : null}
      {isChosen ? (
        <>
          <Check aria-hidden size={16} className="shrink-0 text-primary" />
          <span className="sr-only">Chosen</span>
        </>
      ) : null}
    </ListBoxItem>
  );
}
