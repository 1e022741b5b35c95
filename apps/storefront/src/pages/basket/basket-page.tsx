import type { BasketData, LineChoices, PageAnswer } from "@selvedge/contracts/pages/page-data";
import "./basket.css";
import { type ReactNode, useEffect, useState } from "react";
import Crumbs from "../../parts/crumbs.tsx";
import { MessagePage } from "../../parts/message-page.tsx";
import { PlacedPage } from "../../parts/placed-page.tsx";
import { ApiFailure } from "../../state/api.ts";
import { addAgain, changeQuantity, loadBasket, removeFromBasket } from "../../state/basket.ts";
import { applyBasket, basketStore, savedStore } from "../../state/basket-store.ts";
import { onElsewhere } from "../../state/basket-tabs.ts";
import { useStore } from "../../state/use-store.ts";
import { BasketLine } from "./basket-line.tsx";
import { BasketSummary } from "./basket-summary.tsx";
import { EditBundle } from "./edit-bundle.tsx";
import { EditLine } from "./edit-line.tsx";
import { type Removed, RemovedLine } from "./removed-line.tsx";
import { SavedLines, type SavedMove } from "./saved-lines.tsx";
import { useCurrencyNotice } from "./use-currency-notice.ts";
import { useDeliveryPromise } from "./use-delivery-promise.ts";

const home = { title: "Home", url: "/" };

/** The basket: rendered by the server for this visitor, then updated from the answer to each change. */
export default function BasketPage({ answer }: { answer: PageAnswer<"basket"> }) {
  const { form, placed } = answer.data;
  const basket = useStore(basketStore, null) ?? answer.data.basket;
  const saved = useStore(savedStore, null) ?? answer.data.saved;
  const [editing, setEditing] = useState(answer.data.editing);
  const [message, setMessage] = useState(form?.errors.code || answer.data.editing ? "" : (form?.message ?? ""));
  const [removed, setRemoved] = useState<Removed | null>(null);
  useEffect(() => {
    applyBasket(answer.data.basket);
    savedStore.set(answer.data.saved);
  }, [answer]);
  useEffect(() => {
    const leaving = new AbortController();
    const load = () =>
      void savedCode()
        .then(({ loadSaved }) => loadSaved())
        .catch(() => {});
    onElsewhere(load, leaving.signal);
    return () => leaving.abort();
  }, []);
  useCurrencyNotice(answer.data);
  const { items, totals } = basket;
  const promise = useDeliveryPromise(basket, answer.data);
  const change = async (work: Promise<unknown>, leaving?: Removed) => {
    setMessage("");
    try {
      await work;
      // Only the next removed line replaces the undo of this one: other answers arrive in any order.
      if (leaving) setRemoved(leaving);
    } catch (error) {
      setMessage(error instanceof ApiFailure ? error.message : notUpdated);
      await loadBasket().catch(() => {});
    }
  };
  const move = (kind: "saveForLater" | SavedMove, key: string) =>
    void change(savedCode().then(({ moveLine }) => moveLine(kind, key))).then(() => {
      // The button that was pressed is gone with its line.
      if (document.activeElement === document.body)
        (document.getElementById("saved-title") ?? document.getElementById("content"))?.focus();
    });
  const edit = (item: BasketData["items"][number]) =>
    void change(savedCode().then(async ({ choicesOf }) => setEditing(await choicesOf(item))));
  const stopEditing = (at: number) => {
    setEditing(null);
    // Its place is rendered again first; a line that joined another leaves it to the last one.
    setTimeout(() =>
      [...document.querySelectorAll<HTMLElement>(".change-line")]
        .slice(0, at + 1)
        .at(-1)
        ?.focus(),
    );
  };
  /** Changes the line at a place; resolves with why it could not be changed, or "". */
  const changed = async (at: number, work: () => Promise<void>): Promise<string> => {
    try {
      await work();
      stopEditing(at);
      return "";
    } catch (error) {
      return error instanceof ApiFailure ? error.message : notUpdated;
    }
  };
  const savedLines = saved.length > 0 ? <SavedLines items={saved} currency={totals.currency} onMove={move} /> : null;
  const isBack = items.some(({ key }) => key === removed?.item.key);
  const removedLine = removed ? (
    <RemovedLine
      key={`${removed.item.key} ${isBack}`}
      item={removed.item}
      isBack={isBack}
      onPutBack={() => change(addAgain(removed.item, removed.item.quantity))}
    />
  ) : null;
  if (items.length === 0)
    return placed ? (
      <PlacedPage order={placed} />
    ) : (
      <EmptyBasket message={message || savedCodes(basket)} after={removedLine} saved={savedLines} />
    );
  const lines = items.map((item, at) => (
    <BasketLine
      key={item.key}
      item={item}
      currency={totals.currency}
      onQuantity={(quantity) => change(changeQuantity(item.key, quantity))}
      onSave={() => move("saveForLater", item.key)}
      onEdit={() => edit(item)}
      editing={
        editing?.key !== item.key ? null : item.parts ? (
          <EditBundle
            item={item}
            parts={editing.parts}
            form={form?.values["part.0"] === undefined ? null : form}
            onSave={(parts) => changed(at, async () => (await savedCode()).changeParts(item.key, parts))}
            onCancel={() => stopEditing(at)}
          />
        ) : (
          <EditLine
            item={item}
            options={choosable(item, editing.options)}
            sent={{
              colour: form?.values.colour ?? "",
              size: form?.values.size ?? "",
              error: form?.errors.size?.[0] ?? "",
            }}
            onSave={(colour, size) => changed(at, async () => (await savedCode()).changeLine(item.key, colour, size))}
            onCancel={() => stopEditing(at)}
          />
        )
      }
      onRemove={(quantity) => void change(removeFromBasket(item.key), { item: { ...item, quantity }, at })}
    />
  ));
  if (removed) lines.splice(removed.at, 0, <li key="removed">{removedLine}</li>);
  return (
    <div className="page-frame basket-page">
      <Crumbs crumbs={[home, { title: "Basket", url: "/basket/" }]} />
      <div className="page-head">
        <h1>Your basket</h1>
      </div>
      {message ? (
        <p className="notice" data-tone="failed" role="alert">
          {message}
        </p>
      ) : null}
      <div className="basket">
        <ul className="basket-lines">{lines}</ul>
        <BasketSummary basket={basket} data={answer.data} promise={promise} />
        {savedLines}
      </div>
    </div>
  );
}

const notUpdated = "We couldn't update your basket. Please try again.";

const savedCode = () => import("../../state/saved.ts");

function savedCodes({ codes, giftCards }: BasketData): string {
  const names = [...codes.map(({ code }) => code), ...giftCards.map(({ ending }) => `Gift card ending ${ending}`)];
  return names.length === 0 ? "" : `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} saved for your basket.`;
}

interface EmptyBasketProps {
  readonly message: string;
  readonly after: ReactNode;
  readonly saved: ReactNode;
}

const EmptyBasket = ({ message, after, saved }: EmptyBasketProps) => (
  <>
    <MessagePage
      title="Your basket is empty"
      message={message || "Everything here is printed when you order it. Find something to wear."}
      actions={[{ href: "/", label: "Browse the shop" }]}
    >
      {after}
    </MessagePage>
    {saved ? <div className="page-frame basket-page">{saved}</div> : null}
  </>
);

/** What bears words stays in the colour that it shows them on; what each size costs with them is said once it is chosen. */
const choosable = (item: BasketData["items"][number], options: LineChoices["options"]): LineChoices["options"] =>
  item.personalisation.length === 0
    ? options
    : options
        .filter(({ colour }) => colour === item.options.Colour)
        .map((option) => ({ ...option, sizes: option.sizes.map(({ price: _, currency: __, ...size }) => size) }));
