// How far each current order has come. Between paid and complete an order is what its garments are, so a fate names the
// state of every garment and the order's status follows from them.
import type { LabelState } from "@selvedge/domain/labels/label-machine";
import type { OrderStatus } from "@selvedge/domain/orders/flows";

export interface Fate {
  readonly status: Extract<OrderStatus, "to_be_paid" | "paid" | "issue" | "refunded" | "complete"> | "on_floor";
  /** One state for each garment; the order has as many units. */
  readonly garments?: readonly LabelState[];
  /** How often each paper label has been printed. */
  readonly labelPrints?: number;
  readonly hoursAgo: number;
  /** When the parcel left, for one that left today; otherwise within two days of its payment. */
  readonly sentHoursAgo?: number;
  /** A card that was declined before the payment, or instead of it. */
  readonly isDeclinedFirst?: true;
  /** The first garment is the second try: the first was thrown away with this fault. */
  readonly faultCode?: string;
  /** 1 is express. */
  readonly priority?: number;
  /** Bought by Joe, who can sign in and look. */
  readonly isJoes?: true;
}

/** The current orders of one shop, newest last. */
export const currentFates: readonly Fate[] = [
  { status: "refunded", garments: ["dispatched"], hoursAgo: 24 * 9 },
  { status: "complete", garments: ["dispatched", "dispatched"], hoursAgo: 24 * 8, isJoes: true },
  { status: "refunded", hoursAgo: 24 * 5 },
  { status: "complete", garments: ["dispatched", "dispatched", "dispatched"], hoursAgo: 24 * 4 + 3 },
  { status: "complete", garments: ["dispatched"], hoursAgo: 54, sentHoursAgo: 0.7 },
  { status: "complete", garments: ["dispatched", "dispatched"], hoursAgo: 53, sentHoursAgo: 0.5 },
  { status: "complete", garments: ["dispatched"], hoursAgo: 52, sentHoursAgo: 0.4 },
  { status: "on_floor", garments: ["packed"], labelPrints: 1, hoursAgo: 51 },
  { status: "on_floor", garments: ["packed", "packed"], labelPrints: 1, hoursAgo: 50 },
  { status: "on_floor", garments: ["pigeonholed", "pigeonholed"], labelPrints: 1, hoursAgo: 47 },
  { status: "on_floor", garments: ["pigeonholed", "qc_passed"], labelPrints: 1, hoursAgo: 46 },
  { status: "on_floor", garments: ["qc_passed"], labelPrints: 1, hoursAgo: 45, priority: 1 },
  { status: "on_floor", garments: ["printed", "pigeonholed", "qc_passed"], labelPrints: 1, hoursAgo: 44 },
  { status: "issue", garments: ["printed"], labelPrints: 1, hoursAgo: 43 },
  { status: "on_floor", garments: ["printing"], labelPrints: 2, hoursAgo: 30, faultCode: "misplaced" },
  { status: "on_floor", garments: ["printing", "pretreated"], labelPrints: 1, hoursAgo: 29, isJoes: true },
  { status: "on_floor", garments: ["pretreated"], labelPrints: 1, hoursAgo: 28 },
  { status: "on_floor", garments: ["picked", "picked", "pretreated"], labelPrints: 1, hoursAgo: 27 },
  { status: "on_floor", garments: ["picked"], labelPrints: 1, hoursAgo: 26, priority: 1 },
  { status: "on_floor", garments: ["released", "picked"], labelPrints: 1, hoursAgo: 25, isDeclinedFirst: true },
  { status: "on_floor", garments: ["released"], labelPrints: 0, hoursAgo: 24 },
  { status: "on_floor", garments: ["released", "released"], labelPrints: 0, hoursAgo: 23 },
  { status: "to_be_paid", hoursAgo: 20, isDeclinedFirst: true },
  { status: "paid", hoursAgo: 9 },
  { status: "paid", hoursAgo: 7, isDeclinedFirst: true },
  { status: "paid", hoursAgo: 5, priority: 1 },
  { status: "paid", hoursAgo: 3 },
  { status: "paid", hoursAgo: 1.2 },
  { status: "to_be_paid", hoursAgo: 0.6 },
];
