import { Button as UiButton } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Avatar } from "@selvedge/ui/content/avatar";
import { Popover } from "@selvedge/ui/overlays/popover";
import { ThemeToggle } from "@selvedge/ui/theme/theme-toggle";
import { ExternalLink, LogOut, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { api } from "../data/api.ts";
import { forgetCaches, forgetPerson } from "./forget-person.ts";
import { useSession } from "./shop.ts";

/** Who is signed in, how their account is secured, the theme, and the way out. */
export function AccountMenu() {
  const { person, shop } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    await api("POST /dashboard/secure/logout/", {}).finally(async () => {
      forgetPerson([() => localStorage, () => sessionStorage]);
      await forgetCaches().catch(() => {});
      location.assign("/login/");
    });
  };
  return (
    <Popover
      label="Account"
      placement="bottom end"
      trigger={
        <Button className="flex size-9 items-center justify-center rounded-full max-md:size-11">
          <span className="sr-only">Account of {person.fullName || person.email}</span>
          <Avatar name={person.fullName || person.email} />
        </Button>
      }
    >
      {(close) => (
        <div className="flex flex-col gap-3">
          <p className="flex flex-col">
            {person.fullName ? <strong className="font-semibold">{person.fullName}</strong> : null}
            <span className="text-dense text-ink-2">{person.email}</span>
          </p>
          <ThemeToggle />
          {/* Wider screens have it in the bar on top. */}
          <LinkButton icon={ExternalLink} href={shop.url} target="_blank" onPress={close} className="md:hidden">
            View shop
          </LinkButton>
          <LinkButton icon={ShieldCheck} href="/settings/security" onPress={close}>
            Name and security
          </LinkButton>
          <UiButton icon={LogOut} busy={isLeaving} busyLabel="Signing out" onPress={signOut}>
            Sign out
          </UiButton>
        </div>
      )}
    </Popover>
  );
}
