import { Avatar } from "@selvedge/ui/content/avatar";
import { Menu } from "@selvedge/ui/overlays/menu";
import { BellOff, ChevronsUpDown, LogOut, ShieldCheck } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { roleName, usePerson } from "./person.ts";
import { signOut } from "./sign-out.ts";

/** At the foot of the navigation: who is here, as what, and the way out. */
export function AccountMenu() {
  const person = usePerson();
  return (
    <Menu
      label="Account"
      placement="top start"
      actions={[
        { id: "security", label: "Sign-in and security", icon: ShieldCheck, href: "/security" },
        { id: "out", label: "Sign out", icon: LogOut, onAction: signOut },
      ]}
      trigger={
        <Button className="flex w-full items-center gap-2.5 rounded-control px-2 py-1.5 text-left data-hovered:bg-hover">
          <Avatar name={person.fullName} size={28} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-dense font-medium">{person.fullName}</span>
            <span className="flex items-center gap-1 truncate text-label text-ink-2">
              {roleName(person)}
              {person.staff?.mutedAt ? <BellOff aria-label="Muted" size={12} className="shrink-0" /> : null}
            </span>
          </span>
          <ChevronsUpDown aria-hidden size={14} className="text-ink-2" />
        </Button>
      }
    />
  );
}
