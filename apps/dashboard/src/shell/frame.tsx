import { LinkButton } from "@selvedge/ui/actions/link-button";
import { PendingBar } from "@selvedge/ui/feedback/pending-bar";
import { BrandName } from "@selvedge/ui/frames/brand-mark";
import { SearchTrigger } from "@selvedge/ui/frames/search-trigger";
import { Shell } from "@selvedge/ui/frames/shell";
import { useFocusOnArrival } from "@selvedge/ui/routing/use-focus-on-arrival.ts";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { type CSSProperties, useCallback, useState } from "react";
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { overviewQuery } from "../home/overview-query.ts";
import { AccountMenu } from "../session/account-menu.tsx";
import { SessionGate } from "../session/session-gate.tsx";
import { useSession } from "../session/shop.ts";
import { ShopSwitcher } from "../session/shop-switcher.tsx";
import { ViewBar } from "../session/view-bar.tsx";
import { firstPlaceFor, footNavigationFor, forbiddenFor, missingFor, navigationOf } from "./navigation.ts";
import { Palette, usePaletteKey } from "./palette.tsx";
import { ScreenParts } from "./screen-parts.tsx";

/** The frame around every page of the dashboard, for those who may be here. */
export function Component() {
  const isPending = useNavigation().state !== "idle";
  return (
    <ScreenParts>
      <PendingBar isPending={isPending} />
      <SessionGate>
        <Frame />
      </SessionGate>
      <ScrollRestoration />
    </ScreenParts>
  );
}

function Frame() {
  const { pathname, search } = useLocation();
  const { person, shop } = useSession();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  usePaletteKey(openPalette);
  useFocusOnArrival(pathname);
  const missing = missingFor(shop.permissions, pathname);
  const { data: counts } = useQuery({
    ...overviewQuery(shop.id),
    enabled: shop.permissions.includes("overview.read"),
    select: (overview) => overview.counts,
  });
  // Nobody asks for the home page by its address: it leads to what they may see.
  const instead = pathname === "/" ? firstPlaceFor(shop.permissions).href : forbiddenFor(pathname + search);
  return (
    <div className="contents" style={{ "--top-inset": person.view ? "44px" : "0px" } as CSSProperties}>
      {person.view ? <ViewBar view={person.view} name={person.fullName || person.email} /> : null}
      <Shell
        form="dashboard"
        navigation={navigationOf(shop.permissions, counts)}
        footNavigation={footNavigationFor(shop.permissions)}
        currentPath={pathname}
        head={<ShopSwitcher />}
        foot={<BrandName />}
        topStart={<SearchTrigger label="Find an order, product or action" keys="Ctrl+K" onPress={openPalette} />}
        topEnd={
          <>
            <span className="md:hidden">
              <SearchTrigger label="Find an order, product or action" onPress={openPalette} />
            </span>
            <LinkButton href={shop.url} target="_blank" icon={ExternalLink} size="dense" className="max-md:hidden">
              View shop
            </LinkButton>
            <AccountMenu />
          </>
        }
      >
        {/* Another shop is another set of screens: nothing typed or chosen is carried over. */}
        <div key={shop.id} className="contents">
          {missing ? <Navigate replace to={instead} /> : <Outlet />}
        </div>
      </Shell>
      <Palette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
    </div>
  );
}
