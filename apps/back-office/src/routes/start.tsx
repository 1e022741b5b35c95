import { Navigate } from "react-router";
import { usePerson } from "../session/person.ts";
import { firstPlaceFor } from "../shell/navigation.ts";

/** The bare address leads to the first place that is open to the person. */
export function Component() {
  const place = firstPlaceFor(usePerson().staff?.permissions ?? []);
  return <Navigate replace to={place?.href ?? "/orders"} />;
}
