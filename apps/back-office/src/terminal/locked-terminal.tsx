import { pinLength } from "@selvedge/domain/people/badges";
import { cx } from "@selvedge/ui/class-names.ts";
import { NextAction } from "@selvedge/ui/factory/next-action";
import { ScanBand } from "@selvedge/ui/factory/scan-band";
import { StationButton } from "@selvedge/ui/factory/station-button";
import { StationScreen } from "@selvedge/ui/factory/station-screen";
import { clockTime } from "@selvedge/ui/words/date-format.ts";
import { IdCard, Keyboard, KeyRound, Lock, Nfc, ScanBarcode, UserX } from "lucide-react";
import { Button } from "react-aria-components/Button";
import type { Reply, Terminal } from "../data/reply.ts";
import { HolderCard } from "./holder-card.tsx";
import { KeyPad } from "./key-pad.tsx";
import { LockedBar } from "./locked-bar.tsx";
import { TypedBoxes } from "./typed-boxes.tsx";
import { type BadgeSignInState, useBadgeSignIn } from "./use-badge-sign-in.ts";
import { leftWords } from "./work-words.ts";

/** How a terminal came to be locked. */
export interface Locked {
  at: Date;
  isAutomatic: boolean;
  /** Who was there; "" where nobody was. */
  person: string;
  /** A badge that was held to the reader in the middle of the work. */
  badge?: string | undefined;
}

interface LockedTerminalProps {
  terminal: Terminal;
  /** null where nobody has been here since the page was opened. */
  locked: Locked | null;
  /** The session is over without anybody's having locked. */
  hasEnded: boolean;
  /** What lies at the station, as words; "" where nothing is known. */
  work: string;
  onEntered: (state: Reply<"POST /factory/badges/sign-in/">) => void;
  /** Asks for an email address and a password instead. */
  onPassword: () => void;
}

/** A station that nobody is signed in at: it takes a badge and a PIN, and no scan. */
export function LockedTerminal(props: LockedTerminalProps) {
  const { terminal, locked, hasEnded, work, onEntered, onPassword } = props;
  const state = useBadgeSignIn({ first: locked?.badge, onEntered });
  const isBadge = state.step.ask === "badge";
  return (
    <StationScreen
      bar={<LockedBar name={terminal.name} />}
      band={<Band state={state} terminal={terminal} locked={locked} hasEnded={hasEnded} />}
      action={<Action state={state} locked={locked} work={work} />}
    >
      <title>{`Locked · ${terminal.name} · Selvedge`}</title>
      {isBadge ? <HoldBadge onPassword={onPassword} /> : <Typing state={state} />}
    </StationScreen>
  );
}

function Band({
  state: { step, wrong },
  terminal,
  locked,
  hasEnded,
}: Pick<LockedTerminalProps, "terminal" | "locked" | "hasEnded"> & { state: BadgeSignInState }) {
  if (wrong) return <ScanBand label="Signing in" state="wrong" {...wrong} />;
  const aside = locked?.isAutomatic
    ? `Locked ${clockTime(locked.at)}\nby itself, after ${terminal.lockAfterMinutes} min`
    : undefined;
  if (step.ask === "pin")
    return (
      <ScanBand
        label="Signing in"
        state="ready"
        icon={IdCard}
        title={`Hello ${step.holder.firstName}`}
        detail="now your PIN"
        aside={aside}
      />
    );
  const detail = hasEnded ? "The last session has ended" : "Scans don't count";
  return <ScanBand label="Signing in" state="ready" icon={Lock} title="Locked" detail={detail} aside={aside} />;
}

function HoldBadge({ onPassword }: Pick<LockedTerminalProps, "onPassword">) {
  return (
    <div className="flex h-full flex-wrap content-center items-center justify-center gap-x-14 gap-y-6 max-md:text-center">
      <Nfc aria-hidden size={120} strokeWidth={1.75} className="text-primary max-md:size-24" />
      <div>
        <p className="text-[56px]/16 font-semibold tracking-[-0.03em] max-md:text-[34px]/10">Scan your badge</p>
        <p className="text-[24px]/8 text-ink-2 max-md:text-[18px]/7">or type your staff number</p>
        <Button
          onPress={onPassword}
          className="mt-4 inline-flex h-12 items-center gap-3 rounded-control border border-control bg-surface px-5 text-[18px]/6 font-medium data-hovered:bg-hover"
        >
          <KeyRound aria-hidden size={20} />
          Use a password
        </Button>
      </div>
    </div>
  );
}

function Typing({ state }: { state: BadgeSignInState }) {
  const { step, typed, type, send, isBusy } = state;
  const mayBeDone = !isBusy && (step.ask === "pin" ? typed.length === pinLength : typed.trim() !== "");
  return (
    <div className="grid gap-4 max-md:gap-3 md:h-full md:min-h-90 md:grid-cols-[minmax(0,1fr)_minmax(0,400px)] md:gap-6">
      <div className={cx("grid min-h-0 gap-4 max-md:gap-3", step.ask === "pin" && "md:grid-rows-[auto_minmax(0,1fr)]")}>
        {step.ask === "pin" ? <HolderCard {...step.holder} /> : null}
        <TypedBoxes key={step.ask} step={step} typed={typed} type={type} send={() => send()} />
      </div>
      <KeyPad
        onDigit={(digit) => type(typed + digit)}
        onBack={() => type(typed.slice(0, -1))}
        onDone={() => send()}
        mayBeDone={mayBeDone}
      />
    </div>
  );
}

function Action({
  state: { step, go },
  locked,
  work,
}: Pick<LockedTerminalProps, "locked" | "work"> & { state: BadgeSignInState }) {
  const left = leftWords(work, step.ask === "pin" && step.holder.fullName === locked?.person);
  if (step.ask === "pin")
    return (
      <NextAction icon={Lock} title="Type your PIN" detail={left || "Forgotten? A lead sets a new one"}>
        <StationButton icon={UserX} onPress={() => go({ ask: "badge" })}>
          Not {step.holder.firstName}
        </StationButton>
      </NextAction>
    );
  if (step.ask === "number")
    return (
      <NextAction icon={Keyboard} title="Type your number" detail="Your lead has it, with the badges">
        <StationButton icon={ScanBarcode} onPress={() => go({ ask: "badge" })}>
          Badge
        </StationButton>
      </NextAction>
    );
  const who = locked?.person ? `${locked.person} left at ${clockTime(locked.at)}` : "";
  return (
    <NextAction icon={IdCard} title="Badge in" detail={[who, left].filter(Boolean).join(". ")}>
      <StationButton icon={Keyboard} onPress={() => go({ ask: "number" })}>
        Type
      </StationButton>
    </NextAction>
  );
}
