// Whose moves an open receipt hears of: its order's, and those of its exchanges, because it says where they stand.
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { exchangesOfOrder } from "./exchanges.ts";

interface Found {
  readonly orderId: OrderId;
  readonly exchangeIds: readonly OrderId[];
}

/**
 * Whether an announced order, "shop:order", belongs to a receipt. An exchange made later announces the receipt's own order,
 * so the exchanges are read again then, and what is announced meanwhile waits for them. Where they cannot be read, those
 * known before count.
 */
export function ownMoves(
  platform: Pick<Platform, "pools">,
  divisionId: DivisionId,
  { orderId, exchangeIds }: Found,
): (message: string) => boolean | Promise<boolean> {
  const nameOf = (id: OrderId) => `${divisionId}:${id}`;
  const order = nameOf(orderId);
  let exchanges = new Set(exchangeIds.map(nameOf));
  let reading: Promise<void> | null = null;
  const read = async () => {
    const rows = await withDivision(platform.pools.web, divisionId, (db) => exchangesOfOrder(db, divisionId, orderId));
    exchanges = new Set(rows.flatMap(({ child }) => (child ? [nameOf(child.id)] : [])));
  };
  const readAgain = () => {
    const own = (reading ?? Promise.resolve())
      .then(read)
      .catch(() => {})
      .then(() => {
        if (reading === own) reading = null;
      });
    reading = own;
  };
  return (message) => {
    if (message === order) {
      readAgain();
      return true;
    }
    if (!message.startsWith(`${divisionId}:`)) return false;
    if (exchanges.has(message)) return true;
    return reading?.then(() => exchanges.has(message)) ?? false;
  };
}
