import { moods } from "@selvedge/themes/moods";
import { Button } from "@selvedge/ui/actions/button";
import { LinkButton } from "@selvedge/ui/actions/link-button";
import { Segmented } from "@selvedge/ui/choices/segmented";
import { Card } from "@selvedge/ui/content/card";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Notice } from "@selvedge/ui/feedback/notice";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { Palette, SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { takeOpenedTheme } from "../../themes/opened-theme.ts";
import { ThemeCard } from "../../themes/theme-card.tsx";
import { anything, fittingThemes } from "../../themes/theme-filter.ts";
import { ThemeLook } from "../../themes/theme-look.tsx";
import { previewIn, stillOf, type Theme, themePreviewQuery, themesQuery } from "../../themes/themes-query.ts";
import { useThemeChoice } from "../../themes/use-theme-choice.ts";

const any = { id: "any", label: "Any" };
const filters = [
  {
    name: "mood",
    label: "Mood",
    segments: [any, ...moods.map((id) => ({ id, label: id.charAt(0).toUpperCase() + id.slice(1) }))],
  },
  {
    name: "ground",
    label: "Ground",
    segments: [any, { id: "light", label: "Light" }, { id: "dark", label: "Dark" }],
  },
  {
    name: "letters",
    label: "Headings",
    segments: [any, { id: "sans-serif", label: "Sans" }, { id: "serif", label: "Serif" }],
  },
] as const;

/** Every theme as the shop's own home page, to look at and to put on. */
export function Component() {
  const shop = useShop();
  const { data: known, error, isPending, refetch } = useQuery(themesQuery(shop.id));
  const { data: preview = null } = useQuery(themePreviewQuery(shop.id));
  const { values, change } = useListAddress(anything);
  const [looked, setLooked] = useState<Theme | null>(null);
  const { choosing, choose } = useThemeChoice();
  const failure = known ? null : loadError("The themes did not load.", error, refetch);
  const found = known ? fittingThemes(known.themes, values, known.worn) : [];
  const srcOf = ({ name }: Theme) => preview && previewIn(preview, name === known?.worn ? null : name);
  const stillSrcOf = (theme: Theme) => preview && stillOf(srcOf(theme)!);
  const worn = known?.themes.find(({ name }) => name === known.worn);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useRef<string | null>(null);
  const [left] = useState(takeOpenedTheme);
  const isListed = found.length > 0;
  // Who comes back from a theme's settings goes on at its card; after the frame, which moves the focus to what arrives.
  useEffect(() => {
    if (!isListed || left === null) return;
    const link = list.current?.querySelector<HTMLElement>(`article a[href$="/theme/${CSS.escape(left)}"]`);
    const later = setTimeout(() => link?.focus());
    return () => clearTimeout(later);
  }, [isListed, left]);
  const use = async (theme: Theme) => {
    chosen.current = theme.name;
    if (known && (await choose(theme.name, known))) setLooked(null);
  };
  // The button that was pressed is gone from a card that is worn, which comes first now.
  useEffect(() => {
    if (known?.worn === undefined || known.worn !== chosen.current) return;
    chosen.current = null;
    list.current?.querySelector<HTMLElement>(`article a[href$="/theme/${known.worn}"]`)?.focus();
  }, [known?.worn]);
  return (
    <>
      <PageHeader
        title="Theme"
        note="Your own home page in every theme. Your words, pages and products stay as they are."
        actions={
          worn ? (
            <LinkButton size="dense" icon={SlidersHorizontal} href={`/theme/${worn.name}`}>
              Adjust {worn.title}
            </LinkButton>
          ) : null
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <SearchBox
          label="Search themes"
          placeholder="Search by name or font"
          size="dense"
          className="w-56 max-md:w-full"
          value={values.search}
          onChange={(search) => change({ search })}
        />
        {filters.map(({ name, label, segments }) => (
          <div key={name} className="flex min-w-0 max-w-full items-center gap-2">
            <span aria-hidden className="text-dense text-ink-2">
              {label}
            </span>
            <Segmented
              label={label}
              segments={segments}
              value={values[name]}
              onChange={(id) => change({ [name]: id })}
            />
          </div>
        ))}
        {known ? (
          <span role="status" className="figures ml-auto text-dense text-ink-2">
            {found.length} of {known.themes.length} shown
          </span>
        ) : null}
      </div>
      {known?.hasOffer && worn ? (
        <div className="mb-4">
          <Notice
            title={`There is a newer version of ${worn.title}`}
            actions={
              <LinkButton size="row" href={`/theme/${worn.name}`}>
                See what changes
              </LinkButton>
            }
          >
            Nothing in your shop changes before you take it.
          </Notice>
        </div>
      ) : null}
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-96 w-full" /> : null}
      {known && found.length === 0 ? (
        <Card>
          <EmptyState
            icon={Palette}
            title="No theme is all of that"
            action={<Button onPress={() => change({ ...anything })}>Show all themes</Button>}
          >
            Take one of the choices back, for example the ground.
          </EmptyState>
        </Card>
      ) : null}
      <ul ref={list} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {found.map((theme) => (
          <li key={theme.name} className="flex min-w-0 *:flex-1">
            <ThemeCard
              theme={theme}
              isWorn={theme.name === known?.worn}
              isDraft={known?.drafts.includes(theme.name) ?? false}
              src={stillSrcOf(theme)}
              busy={choosing === theme.name}
              onLook={() => setLooked(theme)}
              onUse={() => void use(theme)}
            />
          </li>
        ))}
      </ul>
      {looked && preview ? (
        <ThemeLook
          theme={looked}
          isWorn={looked.name === known?.worn}
          src={srcOf(looked)!}
          busy={choosing === looked.name}
          onUse={() => void use(looked)}
          onClose={() => setLooked(null)}
        />
      ) : null}
    </>
  );
}
