import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { BrandName } from "./brand-mark.tsx";
import { ButtonKinds } from "./gallery/button-kinds.tsx";
import { ChoiceKinds } from "./gallery/choice-kinds.tsx";
import { ContentKinds } from "./gallery/content-kinds.tsx";
import { FactoryKinds } from "./gallery/factory-kinds.tsx";
import { FieldKinds } from "./gallery/field-kinds.tsx";
import { OverlayKinds } from "./gallery/overlay-kinds.tsx";
import { Sheet } from "./gallery/sheet.tsx";
import { TableKinds } from "./gallery/table-kinds.tsx";
import { Segmented } from "./segmented.tsx";
import { SnackbarRegion } from "./snackbar-region.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const THEMES = ["light", "dark"] as const;
const PLACES = [
  { id: "screens", label: "Screens" },
  { id: "factory", label: "Factory" },
];

/** Every part in every state, light beside dark. For those who build screens, and for checks by eye and by machine. */
export function Gallery() {
  const [place, setPlace] = useState(() => (location.hash === "#factory" ? "factory" : "screens"));
  return (
    <I18nProvider locale="en-GB">
      <title>Gallery · Selvedge</title>
      <nav
        aria-label="Gallery"
        className="flex flex-wrap items-center justify-between gap-4 border-line border-b px-4 py-3 md:px-8"
      >
        <h1>
          <BrandName />
        </h1>
        <Segmented label="Parts" segments={PLACES} value={place} onChange={setPlace} />
        <ThemeToggle />
      </nav>
      {place === "factory" ? <FactoryKinds /> : <Screens />}
      <SnackbarRegion />
    </I18nProvider>
  );
}

function Screens() {
  return (
    <main id="fields" className="flex max-lg:flex-col">
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
    </main>
  );
}
