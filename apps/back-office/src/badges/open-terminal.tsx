import { lockMinutes } from "@selvedge/domain/people/badges";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { TerminalRow } from "../data/reply.ts";
import { stationsQuery } from "../data/stations-query.ts";
import { queries } from "../queries.ts";
import { minuteOptions } from "./minute-options.ts";
import { useBadgeChange } from "./use-badge-change.ts";

/** Makes the browser that shows this page a terminal. */
export function OpenTerminal({ here }: { here: TerminalRow | null }) {
  const stations = useQuery(stationsQuery).data?.data ?? [];
  const { isBusy, run } = useBadgeChange();
  const [station, setStation] = useState<string | null>(null);
  const [minutes, setMinutes] = useState(String(lockMinutes.usual));
  const [error, setError] = useState("");
  const open = async () => {
    if (!station) return setError("Choose where this device stands.");
    const body = { station, lockAfterMinutes: Number(minutes) };
    const isOpen = await run(
      () => api("POST /atlas/terminals/", { body }),
      "Badges work on this device. Lock it when you leave.",
    );
    if (isOpen) await queries.invalidateQueries({ queryKey: ["session"] });
  };
  return (
    <form
      aria-label="Open this device"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
      className="grid items-start gap-x-3 bg-sunken px-4 pt-4 pb-1 max-md:pb-4 md:grid-cols-[minmax(0,1fr)_180px_auto]"
    >
      <SelectField
        label="Station of this device"
        placeholder="Choose a station"
        options={stations.map(({ code, name }) => ({ id: code, label: name }))}
        value={station}
        onChange={(code) => {
          setStation(code);
          setError("");
        }}
        {...(error ? { error } : {})}
      />
      <SelectField label="Locks itself" options={minuteOptions()} value={minutes} onChange={setMinutes} />
      <Button type="submit" {...(here ? {} : { variant: "primary" })} busy={isBusy} className="md:mt-6">
        {here ? "Change station" : "Open for badges"}
      </Button>
    </form>
  );
}
