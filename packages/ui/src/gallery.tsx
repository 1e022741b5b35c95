import { I18nProvider } from "react-aria-components/I18nProvider";
import { BrandName } from "./brand-mark.tsx";
import { ButtonKinds } from "./gallery/button-kinds.tsx";
import { ChoiceKinds } from "./gallery/choice-kinds.tsx";
import { FieldKinds } from "./gallery/field-kinds.tsx";
import { Sheet } from "./gallery/sheet.tsx";
import { TableKinds } from "./gallery/table-kinds.tsx";
import { SnackbarRegion } from "./snackbar-region.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const THEMES = ["light", "dark"] as const;

/** Every part in every state, light beside dark. For those who build screens, and for checks by eye and by machine. */
export function Gallery() {
  return (
    <I18nProvider locale="en-GB">
      <title>Gallery · Selvedge</title>
      <header className="flex items-center justify-between gap-4 border-line border-b px-4 py-3 md:px-8">
        <h1>
          <BrandName />
        </h1>
        <ThemeToggle />
      </header>
      <main className="flex max-lg:flex-col">
        {THEMES.map((theme) => (
          <Sheet key={theme} theme={theme}>
            <ButtonKinds />
            <FieldKinds />
            <ChoiceKinds />
            <TableKinds />
          </Sheet>
        ))}
      </main>
      <SnackbarRegion />
    </I18nProvider>
  );
}
