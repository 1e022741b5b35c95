import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import { api } from "../data/api.ts";
import type { Team } from "./team-query.ts";
import { useTeamChange } from "./use-team-change.ts";

/** Whether everyone of the shop needs two-factor, and for whom that changes something. */
export function TwoFactorCard({ team }: { team: Team }) {
  const { isBusy, run } = useTeamChange();
  const without = team.people.filter(({ hasTwoFactor }) => !hasTwoFactor).length;
  const change = (asksTwoFactor: boolean) =>
    run(
      (division) => api("PATCH /divisions/{division}/team/", { params: { division }, body: { asksTwoFactor } }),
      asksTwoFactor ? "Everyone needs two-factor now." : "Two-factor is up to each person now.",
    );
  return (
    <Card title="Two-factor sign-in">
      <Switch
        label="Everyone needs two-factor"
        hint={hintOf(team.asksTwoFactor, without, team.people.length)}
        isSelected={team.asksTwoFactor}
        isDisabled={isBusy}
        onChange={(isOn) => void change(isOn)}
      />
    </Card>
  );
}

function hintOf(asks: boolean, without: number, all: number): string {
  if (without === 0) return "Everyone has set it up.";
  const who = `${without} of ${all} ${without === 1 ? "has" : "have"} none`;
  return asks
    ? `${who}. The shop is closed to them until they have set it up.`
    : `${who}. They are asked to set it up before they see anything of the shop.`;
}
