import { clockTime } from "@selvedge/ui/date-format";
import { ScanBand } from "@selvedge/ui/factory/scan-band";
import { StationBar } from "@selvedge/ui/factory/station-bar";
import { StationScreen } from "@selvedge/ui/factory/station-screen";
import { useNow } from "@selvedge/ui/use-now";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { usePerson } from "../session/person.ts";
import type { StationState } from "./use-station.ts";
import { waitingWords } from "./waiting-words.ts";

/** The upper two zones of every station, and the place of the lower two. */
export function StationFrame({
  state,
  action,
  children,
}: {
  state: StationState;
  action: ReactNode;
  children: ReactNode;
}) {
  const { fullName } = usePerson();
  const now = useNow();
  const { station } = state;
  return (
    <StationScreen
      bar={
        <StationBar
          station={station?.name ?? ""}
          done={station?.doneToday ?? 0}
          planned={(station?.doneToday ?? 0) + (station?.waiting ?? 0)}
          isOnline={state.isOnline && !state.isKept}
          person={fullName}
          clock={clockTime(now)}
          aside={
            <Link
              href="/stations"
              aria-label="Leave this station"
              className="flex size-11 items-center justify-center rounded-control data-hovered:bg-white/10"
            >
              <LogOut aria-hidden size={22} />
            </Link>
          }
        />
      }
      band={<Band state={state} />}
      action={action}
    >
      <title>{`${station?.name ?? "Station"} · Selvedge`}</title>
      {children}
    </StationScreen>
  );
}

function Band({ state: { answer, isKept, waiting, station } }: { state: StationState }) {
  if (isKept)
    return (
      <ScanBand
        state="offline"
        title="No connection"
        detail="Your scan is kept and sent as soon as the server answers."
        aside={waiting > 0 ? `${waiting} more wait` : undefined}
      />
    );
  if (!answer) return <ScanBand state="ready" title="Ready" detail={station ? waitingWords(station) : undefined} />;
  const { band } = answer;
  const isWrong = band.state === "wrong";
  return (
    <ScanBand
      state={band.state}
      title={band.title}
      detail={band.detail}
      aside={isWrong ? <WrongAt at={answer.at} /> : band.aside || undefined}
    />
  );
}

function WrongAt({ at }: { at: string }) {
  return (
    <>
      Wrong scan
      <strong className="block text-[28px]/8 font-semibold">
        {new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" })}
      </strong>
    </>
  );
}
