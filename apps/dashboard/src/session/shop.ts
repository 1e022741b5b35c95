import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import { createContext, useContext } from "react";

export interface Shop {
  id: number;
  name: string;
  url: string;
  /** Under the platform's own host: where its pages can be framed. */
  platformUrl: string;
  role: string;
  permissions: readonly string[];
  currency: string;
}

export interface Person {
  fullName: string;
  email: string;
  /** A colleague of Selvedge looks, in this person's place. */
  view: CustomerView | null;
}

export interface CustomerView {
  reason: string;
  until: string;
  mayChange: boolean;
  /** Where the colleague goes on as themselves. */
  backTo: string;
}

export interface DashboardSession {
  person: Person;
  shop: Shop;
  shops: readonly Shop[];
}

export const SessionContext = createContext<DashboardSession | null>(null);

/** Who is here and the shop they work in. Below SessionGate only. */
export function useSession(): DashboardSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("there is no session above this part");
  return session;
}

export const useShop = (): Shop => useSession().shop;

/** Whether the person may do this in the shop. The server asks again. */
export const useMay = (permission: MerchantPermission): boolean => useShop().permissions.includes(permission);
