import { BrandName } from "@selvedge/ui/brand-mark";
import { PendingBar } from "@selvedge/ui/pending-bar";
import { Shell } from "@selvedge/ui/shell";
import { ThemeMenu } from "@selvedge/ui/theme-menu";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { navigation } from "./navigation.ts";
import { ScreenParts } from "./screen-parts.tsx";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

/** The frame around every page of the back office, except the full-screen stations. */
export function Component() {
  const { pathname } = useLocation();
  const isPending = useNavigation().state !== "idle";
  useFocusOnArrival(pathname);
  return (
    <ScreenParts>
      <PendingBar isPending={isPending} />
      <Shell
        form="back-office"
        navigation={navigation}
        currentPath={pathname}
        head={<Head />}
        phoneHead={<BrandName />}
        topEnd={<ThemeMenu />}
      >
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </ScreenParts>
  );
}

function Head() {
  return (
    <span className="flex w-full items-center justify-between">
      <BrandName />
      <span className="text-label text-ink-2">Back office</span>
    </span>
  );
}
