import { Button } from "@selvedge/ui/button";
import { MessagePage } from "@selvedge/ui/message-page";
import { Starting } from "@selvedge/ui/routing/starting";
import { useQuery } from "@tanstack/react-query";
import { Store, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { api, goToSignIn } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { chosenShop, rememberedShop, rememberShop } from "./chosen-shop.ts";
import { SessionContext } from "./shop.ts";

/** Lets signed-in people with a shop in, with the shop that they worked in last. */
export function SessionGate({ children }: { children: ReactNode }) {
  const [shopId, setShopId] = useState(rememberedShop);
  const { data, error, refetch } = useQuery({
    queryKey: ["session"],
    queryFn: ({ signal }) => api("GET /dashboard/secure/get/", { signal }),
    staleTime: 5 * 60_000,
  });
  const account = data?.account;
  const isStranger = data !== undefined && !account;
  useEffect(() => {
    if (isStranger) goToSignIn();
  }, [isStranger]);
  const session = useMemo(() => {
    const shop = account && chosenShop(account.shops, shopId);
    if (!account || !shop) return null;
    const chooseShop = (id: number) => {
      rememberShop(id);
      setShopId(id);
    };
    return { person: account, shop, shops: account.shops, chooseShop };
  }, [account, shopId]);
  if (session) return <SessionContext value={session}>{children}</SessionContext>;
  if (error && !data) return <Unreachable text={failureText(error)} onRetry={refetch} />;
  return account ? <NoShop /> : <Starting />;
}

function Unreachable({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <MessagePage
      icon={TriangleAlert}
      title="The dashboard did not open"
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
      action={<Button onPress={() => location.reload()}>Try again</Button>}
    >
      This account belongs to no shop. Ask the owner of a shop to invite you, then try again.
    </MessagePage>
  );
}
