import { PendingBar } from "@selvedge/ui/feedback/pending-bar";
import { BrandName } from "@selvedge/ui/frames/brand-mark";
import { Shell } from "@selvedge/ui/frames/shell";
import { useFocusOnArrival } from "@selvedge/ui/routing/use-focus-on-arrival.ts";
import { ThemeToggle } from "@selvedge/ui/theme/theme-toggle";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { requestsQuery } from "../access/access-queries.ts";
import { approvalsQuery } from "../approvals/approvals-query.ts";
import { LiveContext } from "../data/live-context.ts";
import { useKeys } from "../data/use-keys.ts";
import { useLive } from "../data/use-live.ts";
import { failedJobsQuery } from "../jobs/jobs-query.ts";
import { ordersQuery } from "../orders/orders-query.ts";
import { ScannerReady } from "../scanner/scanner-ready.tsx";
import { AccountMenu } from "../session/account-menu.tsx";
import { useMay, usePerson } from "../session/person.ts";
import { SessionGate } from "../session/session-gate.tsx";
import { FindOrder } from "./find-order.tsx";
import { missingFor, navigationFor } from "./navigation.ts";
import { PermissionNeeded } from "./permission-needed.tsx";
import { ScreenParts } from "./screen-parts.tsx";

/** The frame around every page of the back office, except the full-screen stations. */
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
  const { pathname } = useLocation();
  const person = usePerson();
  useFocusOnArrival(pathname);
  const permissions = person.staff?.permissions ?? [];
  const missing = missingFor(permissions, pathname);
  const isLive = useLive(["orders", "order", "approvals"], permissions.includes("orders.read"));
  return (
    <LiveContext value={isLive}>
      <Shell
        form="back-office"
        flush
        navigation={navigationFor(permissions, useCounts())}
        currentPath={pathname}
        head={<Head />}
        foot={<AccountMenu />}
        phoneHead={<BrandName />}
        topStart={<FindFromBar />}
        topEnd={
          <>
            <ScannerReady />
            <span className="max-md:hidden">
              <ThemeToggle />
            </span>
          </>
        }
      >
        {missing ? <PermissionNeeded key={pathname} permission={missing} /> : <Outlet />}
      </Shell>
    </LiveContext>
  );
}

/** What waits in each place. */
function useCounts() {
  const mayRead = useMay("orders.read");
  const mayModerate = useMay("products.moderate");
  const maySeeJobs = useMay("jobs.read");
  const orders = useQuery({ ...ordersQuery({ view: "to_release" }), enabled: mayRead, select: ({ views }) => views });
  const approvals = useQuery({ ...approvalsQuery, enabled: mayModerate, select: ({ meta }) => meta.total });
  const jobs = useQuery({ ...failedJobsQuery, enabled: maySeeJobs, select: ({ meta }) => meta.total });
  const mayDecide = useMay("permissions.decide");
  const access = useQuery({ ...requestsQuery("waiting"), enabled: mayDecide, select: ({ meta }) => meta.waiting });
  const toRelease = orders.data?.find(({ code }) => code === "to_release")?.count;
  return { orders: toRelease ?? undefined, approvals: approvals.data, jobs: jobs.data, access: access.data };
}

/** "/" goes to the search. */
function FindFromBar() {
  const field = useRef<HTMLInputElement>(null);
  useKeys({ "/": () => field.current?.focus() });
  return <FindOrder keys="/" inputRef={field} className="w-full max-w-105" />;
}

function Head() {
  return (
    <span className="flex w-full items-center justify-between">
      <BrandName />
      <span className="text-label text-ink-2">Back office</span>
    </span>
  );
}
