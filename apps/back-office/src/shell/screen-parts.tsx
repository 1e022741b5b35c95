import { SnackbarRegion } from "@selvedge/ui/feedback/snackbar-region";
import type { ReactNode } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { useHref, useNavigate } from "react-router";

/** What every screen shares: British dates and numbers, links that stay in the app, and the place of snackbars. */
export function ScreenParts({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale="en-GB">
      <RouterProvider navigate={navigate} useHref={useHref}>
        {children}
        <SnackbarRegion />
      </RouterProvider>
    </I18nProvider>
  );
}
