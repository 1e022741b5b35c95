import { Button } from "@selvedge/ui/actions/button";
import { MessagePage } from "@selvedge/ui/frames/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery } from "@tanstack/react-query";
import { Store, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { api, goToSignIn } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { chosenShop, rememberedShop, rememberShop } from "./chosen-shop.ts";
import { SessionEnded } from "./session-ended.tsx";
import { SessionContext } from "./shop.ts";
import { ViewEnded } from "./view-ended.tsx";

/** Lets signed-in people with a shop in, with the shop that they worked in last. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [shopId, setShopId] = useState(rememberedShop);
  const { data, error, refetch } = useQuery({
    queryKey: ["session"],
    queryFn: ({ signal }) => api("GET /dashboard/secure/get/", { signal }),
    staleTime: 5 * 60_000,
  });
  // The person stays on the page when the session ends, so that nothing they typed is unmounted.
  const lastHere = useRef(data?.account);
  if (data?.account) lastHere.current = data.account;
  const account = lastHere.current;
  const isStranger = data !== undefined && !account;
  useEffect(() => {
    if (isStranger) goToSignIn();
  }, [isStranger]);
  const requestedShop = useRequestedShop();
  useEffect(() => {
    if (requestedShop === null) return;
    rememberShop(requestedShop);
    setShopId(requestedShop);
  }, [requestedShop]);
  const session = useMemo(() => {
    const shop = account && chosenShop(account.shops, shopId);
    return account && shop ? { person: account, shop, shops: account.shops } : null;
  }, [account, shopId]);
  if (session)
    return (
      <SessionContext value={session}>
        {children}
        {session.person.view ? (
          <ViewEnded view={session.person.view} isGone={data !== undefined && !data.account} />
        ) : (
          <SessionEnded isGone={data !== undefined && !data.account} person={session.person} />
        )}
      </SessionContext>
    );
  if (error && !data) return <Unreachable text={failureText(error)} onRetry={refetch} />;
  return account ? <NoShop /> : <Starting />;
}

/** The shop that a navigation asks for: a page with unsaved work may refuse it first. */
function useRequestedShop(): number | null {
  const { state } = useLocation();
  return typeof state?.shopId === "number" ? state.shopId : null;
}

function Unreachable({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <MessagePage
      icon={TriangleAlert}
      title="The dashboard did not load"
      action={<Button onPress={onRetry}>Try again</Button>}
    >
      {text}
    </MessagePage>
  );
}

function NoShop() {
  return (
    <MessagePage
      icon={Store}
      title="You have no shop yet"
      action={<Button onPress={() => location.assign("/sign-up/shop/")}>Start a shop</Button>}
    >
      This account belongs to no shop. Start one, or ask the owner of a shop to invite you.
    </MessagePage>
  );
}
