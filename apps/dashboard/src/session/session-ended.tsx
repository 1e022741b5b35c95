import { ApiFailure } from "@selvedge/api-client/client";
import type { FormOutcome } from "@selvedge/ui/fields/server-form";
import type { SignInValues } from "@selvedge/ui/frames/sign-in-form";
import { laterPart, useLoadedInIdle } from "@selvedge/ui/routing/later-part";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { session, signIn } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Person } from "./shop.ts";

const SignInAgain = laterPart(async () => (await import("./sign-in-again.tsx")).SignInAgain);
const parts = [SignInAgain];
/** A screen that opens slowly has the connection to itself for so long, in milliseconds. */
const restMs = 10_000;

interface SessionEndedProps {
  /** The server answered that no one is signed in. */
  isGone: boolean;
  person: Person;
}

/** Asks to sign in again over the page that is open, which stays as it is below. */
export function SessionEnded({ isGone, person }: SessionEndedProps) {
  const queries = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  // It is needed when nothing can be loaded any more but by signing in, and no session ends as soon as this.
  useLoadedInIdle(parts, true, restMs);
  useEffect(() => session.onEnd(() => setEnded(true)), []);
  const goOn = async (values: SignInValues): Promise<FormOutcome> => {
    try {
      const answer = await signIn(values);
      // Another account starts from the beginning: the waiting calls belong to the first one.
      if (answer.account?.email !== person.email) location.assign("/dashboard/");
      else {
        queries.setQueryData(["session"], answer);
        setEnded(false);
        session.signedInAgain();
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
      }
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    }
  };
  return hasEnded || isGone ? <SignInAgain email={person.email} onSubmit={goOn} /> : null;
}
