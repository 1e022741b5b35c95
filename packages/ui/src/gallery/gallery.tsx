import { type ReactNode, useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Segmented } from "../choices/segmented.tsx";
import { SnackbarRegion } from "../feedback/snackbar-region.tsx";
import type { FormOutcome } from "../fields/server-form.tsx";
import { BrandName } from "../frames/brand-mark.tsx";
import { SignInForm, type SignInValues } from "../frames/sign-in-form.tsx";
import { ThemeToggle } from "../theme/theme-toggle.tsx";
import { ButtonKinds } from "./button-kinds.tsx";
import { ChoiceKinds } from "./choice-kinds.tsx";
import { ContentKinds } from "./content-kinds.tsx";
import { FactoryKinds } from "./factory-kinds.tsx";
import { FieldKinds } from "./field-kinds.tsx";
import { BackOfficeFrame, DashboardFrame } from "./frame-kinds.tsx";
import { OverlayKinds } from "./overlay-kinds.tsx";
import { Sheet } from "./sheet.tsx";
import { TableKinds } from "./table-kinds.tsx";

const THEMES = ["light", "dark"] as const;

/** What the gallery shows, by the part of the address after #. */
const PLACES: readonly { id: string; label: string; draw: () => ReactNode }[] = [
  { id: "parts", label: "Parts", draw: () => <Parts /> },
  { id: "factory", label: "Factory", draw: () => <FactoryKinds /> },
  { id: "dashboard", label: "Dashboard", draw: () => <DashboardFrame /> },
  { id: "back-office", label: "Back office", draw: () => <BackOfficeFrame /> },
  { id: "sign-in", label: "Sign-in", draw: () => <SignIn /> },
];

/** Every part in every state, light beside dark. For those who build screens, and for checks by eye and by machine. */
export function Gallery() {
  const [place, setPlace] = useState(() => PLACES.find(({ id }) => location.hash === `#${id}`)?.id ?? "parts");
  return (
    <I18nProvider locale="en-GB">
      <title>Gallery · Selvedge</title>
      <nav
        aria-label="Gallery"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-3 md:px-8"
      >
        <BrandName />
        <Segmented label="Shown" segments={PLACES} value={place} onChange={setPlace} />
        <ThemeToggle />
      </nav>
      {PLACES.find(({ id }) => id === place)?.draw()}
      <SnackbarRegion />
    </I18nProvider>
  );
}

function Parts() {
  return (
    <main id="fields">
      <h1 className="sr-only">Parts</h1>
      <div className="flex max-lg:flex-col">
        {THEMES.map((theme) => (
          <Sheet key={theme} theme={theme}>
            <ButtonKinds />
            <FieldKinds />
            <ChoiceKinds />
            <TableKinds theme={theme} />
            <OverlayKinds />
            <ContentKinds />
          </Sheet>
        ))}
      </div>
    </main>
  );
}

/** Refuses everyone, to show a refusal at a field (a short password) and one above the form. */
function SignIn() {
  return <SignInForm title="Sign in to Selvedge" note="Orders, products and your shop." onSubmit={refuse} />;
}

async function refuse({ password }: SignInValues): Promise<FormOutcome> {
  const message = "That email and password do not belong together.";
  return password.length < 8
    ? { ok: false, message, errors: { password: ["Your password has 8 letters or more"] } }
    : { ok: false, message };
}
