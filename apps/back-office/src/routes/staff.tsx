import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { IdCard } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { ListAndChosen } from "../lists/list-and-chosen.tsx";
import { PeopleList } from "../staff/people-list.tsx";
import { Profile } from "../staff/profile.tsx";

const noFilter = { q: "", kind: "", role: "", state: "" };

/** Those who work here: the list, and beside it the person who is chosen. */
export function Component() {
  const { id } = useParams();
  const { search } = useLocation();
  const { values, page, change } = useListAddress(noFilter);
  const chosen = id === undefined ? null : Number(id);
  return (
    <ListAndChosen
      title="Staff"
      list={<PeopleList values={values} page={page} onChange={change} chosen={chosen} />}
      chosen={chosen === null ? null : <Profile key={chosen} id={chosen} listSearch={search} />}
      invitation={{ icon: IdCard, title: "Choose a person", text: "Their roles, what they may do, and their record." }}
    />
  );
}
