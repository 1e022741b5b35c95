import { nothingToOpen, readScannedCode } from "@selvedge/domain/factory/scanned-code";
import type { QueryClient } from "@tanstack/react-query";
import { stationsQuery } from "../data/stations-query.ts";
import { ordersQuery } from "../orders/orders-query.ts";

/** Where a scan leads in the office, or why it leads nowhere. */
export type Found = { path: string } | { because: string };

interface May {
  readOrders: boolean;
  readFloor: boolean;
}

/**
 * Finds what a scanned text names: the order of a garment's label or of a packing slip, or a station. Only looks, and
 * throws where the server does not answer.
 */
export async function findScanned(queries: QueryClient, text: string, may: May): Promise<Found> {
  const scanned = readScannedCode(text);
  const nothing = { because: nothingToOpen(scanned) };
  if (scanned.kind !== "label" && scanned.kind !== "other") return nothing;
  if (scanned.kind === "other" && may.readFloor) {
    const { data } = await queries.fetchQuery(stationsQuery);
    const station = data.find(({ code }) => code === scanned.code.toLowerCase());
    if (station) return { path: `/stations/${station.code}` };
  }
  if (!may.readOrders) return scanned.kind === "label" ? { because: "Your role can't open orders." } : nothing;
  const { data } = await queries.fetchQuery(ordersQuery({ view: "all", q: scanned.code }));
  const wanted = scanned.code.toUpperCase();
  const order = data.find(({ reference }) => scanned.kind === "label" || reference.toUpperCase() === wanted);
  if (order) return { path: `/orders/${order.id}` };
  return scanned.kind === "label" ? { because: `No garment has the label ${scanned.code}.` } : nothing;
}
