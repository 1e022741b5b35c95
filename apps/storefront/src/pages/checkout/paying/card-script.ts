// The card processor's own script: turns a card into a token, and may add its own fields to the page.
import type { CallKey } from "@selvedge/contracts/all-calls";
import type { CardEntry } from "@selvedge/contracts/pages/page-data";
import { ApiFailure, api } from "../../../state/api.ts";
import { firstTexts } from "../first-texts.ts";
import type { Card } from "./order-body.ts";

/** What the module at `CardEntry.script` exports. */
export interface CardScript {
  /** Adds the processor's fields to the page; present when `fields` is "processor". */
  mount?(place: HTMLElement, context: CardContext): void | Promise<void>;
  /** The card's token, or why there is none. `card` is empty when the fields are the processor's. */
  token(card: Card, context: CardContext): Promise<CardAnswer>;
}

export type CardAnswer =
  | { token: string }
  /** `errors` by field name; `isOfCard`: another card may work. */
  | { message: string; errors: Record<string, string>; isOfCard: boolean };

/** What is to be paid, in major units. */
export interface CardTotal {
  readonly amount: number;
  readonly currency: string;
}

export interface CardContext {
  readonly settings: CardEntry["settings"];
  readonly total: CardTotal;
  /** A call to this shop's host, for the processor that the platform simulates. */
  call(key: string, body: unknown): Promise<CallAnswer>;
}

type CallAnswer =
  | { ok: true; data: unknown }
  | { ok: false; failure: { code: string; message: string; errors: Record<string, string> } };

const scripts = new Map<string, Promise<CardScript>>();

/** The script at a URL, loaded once. Rejects when it cannot be loaded; the next call tries again. */
export function loadCardScript(address: string): Promise<CardScript> {
  const known = scripts.get(address);
  if (known) return known;
  const loading = import(/* @vite-ignore */ address) as Promise<CardScript>;
  scripts.set(address, loading);
  loading.catch(() => scripts.delete(address));
  return loading;
}

export const cardContext = ({ settings }: CardEntry, total: CardTotal): CardContext => ({
  settings,
  total,
  async call(key, body) {
    try {
      const answer: unknown = await api(key as CallKey, { body } as never);
      return { ok: true, data: (answer as { data: unknown }).data };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, errors } = error.answer;
      const message = code === "cardInvalid" || code === "validation" ? error.answer.message : error.message;
      return { ok: false, failure: { code, message, errors: firstTexts(errors) } };
    }
  },
});

/** Lets the processor's script fill an element with its own fields. */
export async function mountFields(place: HTMLElement, entry: CardEntry, total: CardTotal): Promise<void> {
  await (await loadCardScript(entry.script)).mount?.(place, cardContext(entry, total));
}
