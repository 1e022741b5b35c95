import { badgeCodeOf, pinLength } from "@selvedge/domain/people/badges";
import { useScanner } from "@selvedge/ui/scanner/use-scanner";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../data/api.ts";
import type { BadgeHolder, Reply } from "../data/reply.ts";
import { stopEnding } from "./end-session.ts";
import { type BandWords, mayTypeAgain, refusalWords, triesLeftAfter } from "./refusal-words.ts";

/** What a locked terminal asks for: a badge, a staff number in its place, or the PIN of who was found. */
export type SignInStep = { ask: "badge" } | { ask: "number" } | { ask: "pin"; badge: string; holder: BadgeHolder };

interface BadgeSignIn {
  /** A badge that was held to the reader before the terminal locked. */
  first: string | undefined;
  onEntered: (state: Reply<"POST /factory/badges/sign-in/">) => void;
}

/** The steps from a badge to a session, one at a time: what is typed meanwhile waits for the answer. */
export function useBadgeSignIn({ first, onEntered }: BadgeSignIn) {
  const [step, setStep] = useState<SignInStep>({ ask: "badge" });
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<BandWords | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);

  const go = (next: SignInStep, because: BandWords | null = null) => {
    setStep(next);
    setTyped("");
    setWrong(because);
  };
  /** Runs one request; a second one meanwhile is none. */
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    await work().finally(() => {
      busy.current = false;
      setBusy(false);
    });
  };

  const read = (badge: string) =>
    once(async () => {
      try {
        const { data } = await api("POST /factory/badges/read/", { body: { badge } });
        go({ ask: "pin", badge, holder: data });
      } catch (failure) {
        scanner.play("wrong");
        go(step.ask === "number" ? step : { ask: "badge" }, refusalWords(failure));
      }
    });

  const enter = (pin: string) =>
    once(async () => {
      if (step.ask !== "pin") return;
      try {
        await stopEnding();
        onEntered(await api("POST /factory/badges/sign-in/", { body: { badge: step.badge, pin } }));
        scanner.play("good");
      } catch (failure) {
        scanner.play("wrong");
        const triesLeft = triesLeftAfter(failure) ?? step.holder.triesLeft;
        const again: SignInStep = { ...step, holder: { ...step.holder, triesLeft } };
        go(mayTypeAgain(failure) ? again : { ask: "badge" }, refusalWords(failure));
      }
    });

  const type = (text: string) => {
    const next = step.ask === "pin" ? text.replaceAll(/\D/g, "").slice(0, pinLength) : text.slice(0, 20);
    setTyped(next);
    if (next) setWrong(null);
  };
  const send = (text = typed) => {
    if (step.ask === "pin") {
      if (text.length === pinLength) void enter(text);
    } else if (text.trim()) void read(text.trim());
  };

  const scanner = useScanner({
    onScan: async ({ code }) => {
      // A quick hand on a number pad comes as a scanner does.
      if (step.ask === "pin" && /^\d{6}$/.test(code)) void enter(code);
      else if (badgeCodeOf(code)) void read(code);
      else {
        setWrong({ title: "Locked", detail: "This scan did not count. Scan your badge first." });
        return "wrong";
      }
      return null;
    },
    onUnterminated: (text) => {
      if (/^\d+$/.test(text)) type(typed + text);
    },
    onKey: (key) => {
      if (step.ask !== "badge" && /^\d$/.test(key)) type(typed + key);
    },
  });
  const begin = useEffectEvent(() => {
    if (first) void read(first);
  });
  useEffect(() => begin(), []);

  return { step, typed, wrong, isBusy, go, type, send };
}

export type BadgeSignInState = ReturnType<typeof useBadgeSignIn>;
