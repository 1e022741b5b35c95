import type { CallByKey, CallKey } from "@selvedge/contracts/all-calls";
import type { CallReply } from "@selvedge/contracts/call";

export type Reply<K extends CallKey> = CallReply<CallByKey<K>>;
/** The `data` of a call's answer. */
export type Data<K extends CallKey> = Reply<K> extends { data: infer D } ? D : never;

export type OrderRow = Data<"GET /atlas/orders/">[number];
export type OrderList = Reply<"GET /atlas/orders/">;
export type StaffOrder = Data<"GET /atlas/orders/{order}/">;
export type StaffItem = StaffOrder["items"][number];
export type StaffLabel = StaffItem["labels"][number];
export type Station = Data<"GET /factory/stations/{station}/">;
export type StationRow = Data<"GET /factory/stations/">[number];
export type ScanAnswer = Data<"POST /factory/scans/">;
export type Garment = NonNullable<ScanAnswer["garment"]>;
export type Batches = Data<"GET /factory/batches/">;
export type OpenBatch = Batches["open"][number];
export type ClosedBatch = Batches["closed"][number];
export type Floor = Data<"GET /factory/floor/">;
export type PendingProduct = Data<"GET /atlas/approvals/">[number];
export type FailedJob = Data<"GET /atlas/jobs/">[number];
export type RunAgainOutcome = Data<"POST /atlas/jobs/{id}/run-again/">["outcome"];
export type StaffRow = Data<"GET /atlas/users/">[number];
export type StaffProfile = Data<"GET /atlas/users/{id}/">;
export type StaffRole = Data<"GET /atlas/staff-roles/">[number];
export type AccessRequest = Data<"GET /atlas/access-requests/">[number];
export type AccessSummary = Data<"GET /atlas/access-requests/summary/">;
export type Session = Reply<"GET /dashboard/secure/get/">;
export type Terminal = NonNullable<Session["terminal"]>;
export type BadgeHolder = Data<"POST /factory/badges/read/">;
export type BadgeRow = Data<"GET /atlas/badges/">[number];
export type TerminalRow = Data<"GET /atlas/terminals/">[number];
export type ShopRow = Data<"GET /atlas/divisions/">[number];
export type ShopDetail = Data<"GET /atlas/divisions/{division}/">;
export type ShopPage = Data<"GET /atlas/divisions/{division}/pages/">[number];
export type AuditEntry = Data<"GET /atlas/audit/">[number];
export type Customer = Data<"GET /atlas/customers/">[number];
export type Person = NonNullable<Reply<"GET /dashboard/secure/get/">["account"]>;
