import { createContext, useContext } from "react";
import type { Person } from "../data/reply.ts";

export const PersonContext = createContext<Person | null>(null);

/** Who is signed in. Only below the gate. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error("No one is signed in: the session gate is missing above.");
  return person;
}

/** Whether the person may do this. The server asks again. */
export const useMay = (permission: string): boolean => usePerson().staff?.permissions.includes(permission) ?? false;

/** The role that allows most, by name. */
export const roleName = ({ staff }: Person): string => staff?.roleName ?? "Staff";
