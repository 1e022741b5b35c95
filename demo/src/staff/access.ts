// What colleagues ask for, what they were given for some days, and what stayed closed to them.
import type { StaffPermission } from "@selvedge/domain/access/roles";

interface Asked {
  readonly email: string;
  readonly permission: StaffPermission;
  readonly reason: string;
  readonly hoursAgo: number;
}

export const askedPermissions: readonly Asked[] = [
  {
    email: "moses@selvedge.test",
    permission: "money.read",
    reason: "For the monthly review of shops under watch.",
    hoursAgo: 23,
  },
  {
    email: "rhian@selvedge.test",
    permission: "stock.count",
    reason: "Covering Tomasz on Thursday. 14 tees have to leave the count or Pick goes to an empty shelf again.",
    hoursAgo: 3,
  },
  {
    email: "grace@selvedge.test",
    permission: "orders.refund",
    reason: "NK-418933 came wrong twice. Inês is away until Monday.",
    hoursAgo: 2,
  },
];

interface Given {
  readonly email: string;
  readonly permission: StaffPermission;
  readonly endsInDays: number;
}

export const timedPermissions: readonly Given[] = [
  { email: "rhian@selvedge.test", permission: "labels.override", endsInDays: 4 },
  { email: "lena@selvedge.test", permission: "labels.print", endsInDays: 5 },
  { email: "dev@selvedge.test", permission: "orders.hold", endsInDays: 7 },
  { email: "grace@selvedge.test", permission: "quotes.record_po", endsInDays: 8 },
];

interface Missed {
  readonly email: string;
  readonly permission: StaffPermission;
  readonly page: string;
  readonly times: number;
}

export const missedPermissions: readonly Missed[] = [
  { email: "rhian@selvedge.test", permission: "stock.count", page: "/stations", times: 6 },
  { email: "dev@selvedge.test", permission: "stock.count", page: "/stations", times: 3 },
  { email: "grace@selvedge.test", permission: "orders.refund", page: "/orders", times: 5 },
  { email: "lena@selvedge.test", permission: "files.read", page: "/orders", times: 3 },
];
