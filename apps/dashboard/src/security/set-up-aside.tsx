import { cx } from "@selvedge/ui/class-names.ts";
import { Card } from "@selvedge/ui/content/card";
import { useQuery } from "@tanstack/react-query";
import { Fingerprint, type LucideIcon, Mail, MessageSquareText, Smartphone } from "lucide-react";
import { useShop } from "../session/shop.ts";
import { teamQuery } from "../team/team-query.ts";
import { type FactorWay, factorWays } from "./factor-ways.ts";
import type { Security } from "./security-query.ts";

interface SetUpAsideProps {
  way: FactorWay;
  security: Security;
}

/** Beside the set-up of a second factor: the ways that there are, why it is asked for, and who of the team has one. */
export function SetUpAside({ way, security }: SetUpAsideProps) {
  const { permissions } = useShop();
  const isAsked = security.isForced && !security.isOn;
  return (
    <div className="flex flex-col gap-4">
      <Ways way={way} />
      <Card title="Why now">
        <p className="text-dense text-ink-2">
          {isAsked
            ? "Your shop needs two-factor from everyone. Until you have set it up, the rest of the dashboard is closed."
            : "A password can be guessed, reused or stolen. With a code from your phone it opens nothing on its own."}
        </p>
      </Card>
      {permissions.includes("people.manage") && !isAsked ? <Team /> : null}
    </div>
  );
}

interface Way {
  label: string;
  note: string;
  icon: LucideIcon;
  of?: FactorWay;
}

const ways: readonly Way[] = [
  { ...factorWays.app, icon: Smartphone, of: "app" },
  { ...factorWays.phone, icon: MessageSquareText, of: "phone" },
  { label: "Passkey", note: "Finger, face or PIN. Add it under Passkeys", icon: Fingerprint },
  { label: "Email", note: "Not offered: your inbox is what thieves try first", icon: Mail },
];

function Ways({ way }: { way: FactorWay }) {
  return (
    <Card flush title="Ways to prove it is you">
      <ul>
        {ways.map(({ label, note, icon: Icon, of }) => (
          <li
            key={label}
            aria-current={of === way ? "true" : undefined}
            className={cx("flex items-start gap-3 border-line border-t px-4 py-2.5", of === way && "bg-primary-tint")}
          >
            <Icon aria-hidden size={18} className={cx("mt-0.5 shrink-0", of === way ? "text-primary" : "text-ink-2")} />
            <div className="min-w-0">
              <p className="text-body font-medium">{label}</p>
              <p className="text-dense text-ink-2">{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Team() {
  const { id } = useShop();
  const { data: team } = useQuery(teamQuery(id));
  if (!team || team.people.length < 2) return null;
  const without = team.people.filter(({ hasTwoFactor }) => !hasTwoFactor);
  const done = team.people.length - without.length;
  return (
    <Card title="Your team" aside={`${done} of ${team.people.length} are on`}>
      <div aria-hidden className="flex gap-1">
        {team.people.map(({ id }, place) => (
          <span key={id} className={cx("h-1.5 flex-1 rounded-full", place < done ? "bg-success" : "bg-line-strong")} />
        ))}
      </div>
      <p className="mt-2 text-dense text-ink-2">
        {withoutText(without.map(({ isYou, fullName }) => (isYou ? "You" : fullName)))}
      </p>
    </Card>
  );
}

/** "You, Ruth Penrose and 2 more have not set it up." */
function withoutText(names: readonly string[]): string {
  if (names.length === 0) return "Everyone has set it up.";
  const shown = names.slice(0, 2);
  const more = names.length - shown.length;
  const listed = more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(" and ");
  return `${listed} ${names.length === 1 && names[0] !== "You" ? "has" : "have"} not set it up.`;
}
