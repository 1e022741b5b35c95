import { NextAction } from "@selvedge/ui/factory/next-action";
import { ScanBand } from "@selvedge/ui/factory/scan-band";
import { StationBar } from "@selvedge/ui/factory/station-bar";
import { StationScreen } from "@selvedge/ui/factory/station-screen";
import { CameraCode } from "@selvedge/ui/scanner/camera-code";
import { ScannerPanel } from "@selvedge/ui/scanner/scanner-panel";
import { TypedCode } from "@selvedge/ui/scanner/typed-code";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { useNow } from "@selvedge/ui/words/use-now";
import { CloudOff, Lock, LogOut, ScanBarcode } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { usePerson } from "../session/person.ts";
import { useTerminal } from "../terminal/terminal-context.ts";
import type { StationState } from "./scans/use-station.ts";
import { waitingWords } from "./scans/waiting-words.ts";

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
      isOffline={state.isAway}
      bar={
        <StationBar
          station={station?.name ?? ""}
          done={station?.doneToday ?? 0}
          planned={(station?.doneToday ?? 0) + (station?.waiting ?? 0)}
          isOnline={state.isOnline}
          person={fullName}
          clock={clockTime(now)}
          entry={
            <>
              <TypedCode onCode={state.scan} />
              <CameraCode onCode={state.scan} className={`${ICON} shrink-0`} />
            </>
          }
          aside={
            <span className="flex">
              <ScannerButton />
              <LockButton />
              <Link href="/stations" aria-label="Leave this station" className={ICON}>
                <LogOut aria-hidden size={22} />
                <Word>Leave</Word>
              </Link>
            </span>
          }
        />
      }
      band={<Band state={state} />}
      action={state.isStored ? <OfflineAction state={state} /> : action}
    >
      <title>{`${station?.name ?? "Station"} · Selvedge`}</title>
      {children}
    </StationScreen>
  );
}

const ICON =
  "flex h-11 min-w-11 flex-col items-center justify-center rounded-control text-[12px]/4 font-medium data-hovered:bg-white/10 max-md:px-1";

/** What a button of the bar does, below its icon on a phone, where nobody has a pointer to rest on it. */
const Word = ({ children }: { children: string }) => (
  <span aria-hidden className="md:hidden">
    {children}
  </span>
);

/** Where badges work. The key does the same: Ctrl and L would be the browser's. */
function LockButton() {
  const here = useTerminal();
  if (!here) return null;
  return (
    <Button aria-label="Lock this station" aria-keyshortcuts="Alt+L" onPress={() => here.lock()} className={ICON}>
      <Lock aria-hidden size={22} />
      <Word>Lock</Word>
    </Button>
  );
}

function ScannerButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label="Scanner settings" onPress={() => setOpen(true)} className={ICON}>
        <ScanBarcode aria-hidden size={22} />
        <Word>Scanner</Word>
      </Button>
      <ScannerPanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A stored scan is not a confirmed one: a picker continues, everyone else needs the answer first. */
function OfflineAction({ state: { station } }: { state: StationState }) {
  return station?.kind === "pick" ? (
    <NextAction icon={CloudOff} title="Keep picking" detail="Each scan is saved and counts when you are back online" />
  ) : (
    <NextAction icon={CloudOff} title="Keep it in hand" detail="It continues when you are back online" />
  );
}

function Band({ state: { answer, asking, isStored, isAway, waiting, station } }: { state: StationState }) {
  if (isStored)
    return (
      <ScanBand
        state="offline"
        title="No connection"
        detail="Saved on this device, sent when the server responds"
        aside={waiting === 0 ? "1 scan saved" : `${waiting + 1} scans saved`}
      />
    );
  if (isAway)
    return (
      <ScanBand
        state="offline"
        title="No connection"
        detail="Scans are saved on this device until you are back online"
      />
    );
  if (asking) return <ScanBand state="asking" title="One moment" detail={asking} />;
  if (!answer) return <ScanBand state="ready" title="Ready" detail={station ? waitingWords(station) : undefined} />;
  const { band } = answer;
  const isWrong = band.state === "wrong";
  return (
    <ScanBand
      state={band.state}
      title={band.title}
      detail={band.detail}
      aside={isWrong ? <WrongAt at={answer.at} by={saidBy[answer.code] ?? "Scanned"} /> : band.aside || undefined}
    />
  );
}

/** Where a red band comes from that no scan is to blame for. */
const saidBy: Record<string, string> = { print_failed: "From the machine", weight_off: "From the scale" };

function WrongAt({ at, by }: { at: string; by: string }) {
  return (
    <>
      {by}
      <strong className="block text-[28px]/8 font-semibold">
        {new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" })}
      </strong>
    </>
  );
}
