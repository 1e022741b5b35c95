import { BrandName } from "@selvedge/ui/brand-mark";
import { PendingBar } from "@selvedge/ui/pending-bar";
import { Shell } from "@selvedge/ui/shell";
import { ThemeMenu } from "@selvedge/ui/theme-menu";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { footNavigation, navigation } from "./navigation.ts";
import { ScreenParts } from "./screen-parts.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** The frame around every page of the dashboard. */
export function Component() {
  const { pathname } = useLocation();
  const isPending = useNavigation().state !== "idle";
  useFocusOnArrival(pathname);
  return (
    <ScreenParts>
      <PendingBar isPending={isPending} />
      <Shell
        form="dashboard"
        navigation={navigation}
        footNavigation={footNavigation}
        currentPath={pathname}
        head={<BrandName />}
        topEnd={<ThemeMenu />}
      >
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </ScreenParts>
  );
}
