// What is typed about who may visit a shop, and what of it is sent.
import type { ShopAccess } from "./visitors-query.ts";
import { instantOf, wallTime } from "./zoned-time.ts";

export interface AccessForm {
  door: ShopAccess["door"];
  /** Empty keeps the password that there is. */
  password: string;
  /** Of a shop that opens soon: nobody gets in by a password any more. */
  dropsPassword: boolean;
  title: string;
  text: string;
  /** The wall time in the shop's zone; empty for no day. */
  opens: string;
}

export const formOf = ({ door, comingSoon, timeZone }: ShopAccess): AccessForm => ({
  door,
  password: "",
  dropsPassword: false,
  title: comingSoon.title,
  text: comingSoon.text,
  opens: comingSoon.opensAt ? wallTime(comingSoon.opensAt, timeZone) : "",
});

/** The body of the change. Only what the chosen door shows is sent. */
export function bodyOf(form: AccessForm, { timeZone, comingSoon }: ShopAccess) {
  const password = form.dropsPassword ? null : form.password === "" ? undefined : form.password;
  if (form.door === "open") return { door: form.door };
  if (form.door === "password") return { door: form.door, ...(password ? { password } : {}) };
  const isSameTime = comingSoon.opensAt !== null && form.opens === wallTime(comingSoon.opensAt, timeZone);
  const opensAt = isSameTime ? comingSoon.opensAt : instantOf(form.opens, timeZone);
  return {
    door: form.door,
    ...(password === undefined ? {} : { password }),
    comingSoon: { title: form.title, text: form.text, opensAt },
  };
}

/** Whether saving takes the shop away from visitors who can see it now. */
export const isClosing = (form: AccessForm, access: ShopAccess): boolean =>
  access.door === "open" && form.door !== "open";

export const isChanged = (form: AccessForm, access: ShopAccess): boolean =>
  JSON.stringify(form) !== JSON.stringify(formOf(access));
