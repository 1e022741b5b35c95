import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/button";
import { MessagePage } from "@selvedge/ui/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import type { FormOutcome } from "@selvedge/ui/server-form";
import { SignInForm, type SignInValues } from "@selvedge/ui/sign-in-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LockKeyhole, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { api, onSessionEnd } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { PersonContext } from "./person.ts";
import { signOut } from "./sign-out.ts";

/** Lets staff in; anybody else is asked to sign in, and somebody who is no staff is told so. */
export function SessionGate({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["session"],
    queryFn: ({ signal }) => api("GET /dashboard/secure/get/", { signal }),
    staleTime: 5 * 60_000,
  });
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  const signIn = async (values: SignInValues): Promise<FormOutcome> => {
    try {
      queries.setQueryData(["session"], await api("POST /dashboard/secure/login/", { body: values }));
      setEnded(false);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    }
  };
  if (error && !data) return <Unreachable text={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Starting />;
  const isIn = data.account && !hasEnded;
  if (!isIn)
    return (
      <SignInForm
        title="Back office"
        note="For the people who run Selvedge and its factory."
        onSubmit={signIn}
        {...(hasEnded ? { error: "Your session has ended. Sign in to go on where you were." } : {})}
      />
    );
  if (!data.account?.staff) return <NoStaff />;
  return <PersonContext value={data.account}>{children}</PersonContext>;
}

function Unreachable({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <MessagePage
      icon={TriangleAlert}
      title="The back office did not open"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      {text}
    </MessagePage>
  );
}

function NoStaff() {
  return (
    <MessagePage
      icon={LockKeyhole}
      title="This account is not staff"
      action={<Button onPress={signOut}>Sign in as somebody else</Button>}
    >
      The back office is for the people who run the platform and the factory.
    </MessagePage>
  );
}
