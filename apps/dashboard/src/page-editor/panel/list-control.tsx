import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import type { Field, Fields } from "@selvedge/pages/props/field";
import { Button } from "@selvedge/ui/actions/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import { LinkDialog } from "../../links/later-link-dialog.ts";
import { Row } from "../../movable-rows/row.tsx";
import { listMoves } from "../../movable-rows/row-moves.ts";
import { useFocusLater } from "../../movable-rows/use-focus-later.ts";
import { useListDrag } from "../../movable-rows/use-list-drag.ts";
import { usePicturePicker } from "../../pictures/use-picture-picker.tsx";
import type { ControlProps, PlacedEntry } from "./controls.ts";
import { FieldList } from "./field-control.tsx";
import { lastPart, productAddress, productFieldOf, rowWords, useReferred } from "./references/use-referred.ts";

/** Entries of a list, one open at a time. Each is added, moved and removed by itself, so that two people keep both of theirs. */
export function ListControl({ field, path, value, edits }: ControlProps<"list">) {
  const { entries, isKeyed } = keyed(value);
  const [open, setOpen] = useState<string | null>(null);
  const picker = usePicturePicker();
  const placeOf = (at: number) => ({ after: entries[at - 1]?.key ?? null, value: entries[at]! });
  const error = edits.faults[path.join(".")];
  const isPlain = /^\w+s$/.test(field.label);
  const one = isPlain ? withArticle(field.label.toLowerCase().replace(/ies$/, "y").replace(/s$/, "")) : "one";

  const place = (label: string, ...placed: readonly PlacedEntry[]) =>
    edits.place(
      `${label} ${field.label.toLowerCase()}`,
      path,
      // Entries of an older page get their keys with the first of them that is moved.
      placed.map((entry, at) => (isKeyed || at > 0 ? entry : { ...entry, keyed: { from: value, to: entries } })),
    );

  const product = productFieldOf(field.of);
  const referred = useReferred(product, entries);
  const [isPicking, setPicking] = useState(false);
  const productOf = (entry: JsonObject) => (product === null ? "" : String(entry[product] ?? ""));
  /** One that is in the list already is taken out of it. */
  function toggle(name: string) {
    const at = entries.findIndex((entry) => productOf(entry) === name);
    if (at >= 0) return place("Removed from", { key: entries[at]!.key, from: placeOf(at), to: null });
    const key = crypto.randomUUID();
    const value = { key, [product!]: name };
    place("Added to", { key, from: null, to: { after: entries.at(-1)?.key ?? null, value } });
  }
  const picture = pictureOf(field.of);
  /** Pictures are chosen before there are entries for them: as many as the list still takes. */
  async function addPictures(name: string) {
    const link = field.of.href?.kind === "link" ? "free" : null;
    const picked = await picker.pickSeveralForPage(link, field.max - entries.length);
    let after = entries.at(-1)?.key ?? null;
    const added = picked.map(({ image, href }) => {
      const key = crypto.randomUUID();
      const value = { key, [name]: { ...image }, ...(href !== null && { href }) } as unknown as JsonObject;
      const entry = { key, from: null, to: { after, value } };
      after = key;
      return entry;
    });
    place("Added to", ...added);
  }
  function add() {
    if (picture !== null) return void addPictures(picture);
    if (product !== null) return setPicking(true);
    const key = crypto.randomUUID();
    place("Added to", {
      ...{ key, from: null },
      to: { after: entries.at(-1)?.key ?? null, value: { key, ...firstOf(field.of) } },
    });
    setOpen(key);
  }
  const { box, focusLater } = useFocusLater<HTMLOListElement>();
  const focusAt = (at: number) =>
    focusLater((list) => list.children[at]?.querySelector<HTMLElement>("[data-row-name]") ?? null);
  /** Puts an entry before the one that is at `before` now. */
  function put(at: number, before: number) {
    const to = before > at ? before - 1 : before;
    if (to === at || to < 0 || to >= entries.length) return;
    const others = entries.filter((_, index) => index !== at);
    const { key } = entries[at]!;
    place("Moved in", { key, from: placeOf(at), to: { after: others[to - 1]?.key ?? null, value: entries[at]! } });
    focusAt(to);
  }
  const dragAt = useListDrag(() => [...(box.current?.children ?? [])] as HTMLElement[], put);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="flex w-full items-baseline justify-between pb-1 text-dense font-medium">
        {field.label}
        <span className="figures font-normal text-ink-2">
          {entries.length} of {field.max}
        </span>
      </legend>
      {field.hint ? <p className="text-label text-ink-2">{field.hint}</p> : null}
      <ol ref={box} className="flex flex-col gap-1">
        {entries.map((entry, at) => {
          const { drop, ...drag } = dragAt(at);
          return (
            <li key={entry.key} className="relative rounded-control border border-line">
              <Row
                name={
                  product === null
                    ? nameOf(field.of, entry) || `The ${ordinals[at] ?? `${at + 1}th`}`
                    : rowWords(productOf(entry), referred.get(productOf(entry)))
                }
                lead={
                  picture !== null ? (
                    <Thumb image={entry[picture]} />
                  ) : product !== null ? (
                    <Thumb image={{ original: referred.get(productOf(entry))?.imageUrl ?? null }} />
                  ) : undefined
                }
                isSelected={open === entry.key}
                {...drag}
                drop={drop && { side: drop, isRefused: false }}
                moves={listMoves(at, entries.length)}
                hasFault={Object.entries(edits.faults).some(
                  ([where, text]) => text && where.startsWith(`${path.join(".")}.${isKeyed ? entry.key : at}.`),
                )}
                onSelect={() => setOpen(open === entry.key ? null : entry.key)}
                onStep={(key) => put(at, key === "ArrowUp" ? at - 1 : at + 2)}
                onRemove={() => {
                  place("Removed from", { key: entry.key, from: placeOf(at), to: null });
                  focusAt(Math.min(at, entries.length - 2));
                }}
              />
              {open === entry.key ? (
                <div className="flex flex-col gap-3 border-t border-line p-3">
                  <FieldList
                    fields={field.of}
                    path={[...path, isKeyed ? entry.key : at]}
                    values={entry}
                    edits={edits}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      <Button size="dense" icon={Plus} isDisabled={entries.length >= field.max} onPress={add}>
        {entries.length >= field.max
          ? `No more than ${field.max}`
          : `Add ${picture !== null ? "pictures" : product !== null ? "products" : one}`}
      </Button>
      {error ? <p className="text-label text-danger">{error}</p> : null}
      {picker.dialog}
      {isPicking ? (
        <LinkDialog
          title="Choose products"
          kind="product"
          value=""
          chosen={entries.map((entry) => productAddress(productOf(entry)))}
          most={field.max}
          onPick={({ url }) => toggle(lastPart(url))}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </fieldset>
  );
}

/** The field whose picture an entry is made of: its first one; null where entries begin with something else. */
function pictureOf(fields: Fields): string | null {
  const [first] = Object.entries(fields);
  return first?.[1].kind === "image" ? first[0] : null;
}

const Thumb = ({ image }: { image: Json | undefined }) =>
  isObject(image) && typeof image.original === "string" ? (
    <img src={image.original} alt="" loading="lazy" className="size-7 shrink-0 rounded-mark bg-mock object-contain" />
  ) : null;

type KeyedEntry = JsonObject & { key: string };

/** The entries, each with a key of its own; `isKeyed` where they have them on the page, too. */
function keyed(value: Json | undefined): { entries: KeyedEntry[]; isKeyed: boolean } {
  const stored = (Array.isArray(value) ? value : []).filter(isObject);
  const keys = stored.map(({ key }) => key);
  const isKeyed = keys.every((key) => typeof key === "string" && key !== "") && new Set(keys).size === keys.length;
  const entries = isKeyed ? stored : stored.map((entry, at) => ({ ...entry, key: String(at) }));
  return { entries: entries as KeyedEntry[], isKeyed };
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

const ordinals = ["first", "second", "third"];

/** What an entry is called: its first text that is not empty, or the alternative text of its picture. */
function nameOf(fields: Fields, entry: JsonObject): string {
  const wordsOf = ([name, { kind }]: [string, Field]) => {
    const value = entry[name];
    if (kind === "image") return isObject(value) ? value.altText : undefined;
    return kind === "text" ? value : undefined;
  };
  const names = Object.entries(fields).map(wordsOf);
  return String(names.find((value) => typeof value === "string" && value.trim() !== "") ?? "");
}

/** A new entry says something at once where the page would show nothing of an empty one. */
function firstOf(fields: Fields): JsonObject {
  const words = Object.entries(fields).find(
    ([name, { kind }]) => kind === "text" && ["text", "title", "label"].includes(name),
  );
  return words ? { [words[0]]: "New" } : {};
}
