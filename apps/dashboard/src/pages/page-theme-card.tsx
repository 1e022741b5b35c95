import type { PageSession } from "@selvedge/builder/session/page-session";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import { hardToRead } from "@selvedge/themes/legibility";
import { resolveTheme } from "@selvedge/themes/resolve-theme";
import { latestVersion, presetsAt } from "@selvedge/themes/shipped/preset-versions";
import { TOKENS, type TokenKey } from "@selvedge/themes/tokens/tokens";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Card } from "@selvedge/ui/content/card";
import { useQuery } from "@tanstack/react-query";
import { useShop } from "../session/shop.ts";
import { editedThemeQuery, type ThemeLayer } from "../theme-editor/theme-query.ts";
import { themesQuery } from "../themes/themes-query.ts";

interface PageThemeCardProps {
  session: PageSession;
  properties: JsonObject;
  isReadOnly: boolean;
}

const own = "own";

/** The few keys that make a page differ without being another shop. */
const keys = [
  "page.background.color",
  "text.color",
  "primary.color",
  "banner.background.color",
] as const satisfies readonly TokenKey[];

/** The theme that one page wears: the shop's, another one, and colours of its own over it. Part of the page's draft. */
export function PageThemeCard({ session, properties, isReadOnly }: PageThemeCardProps) {
  const shop = useShop();
  const { data: themes } = useQuery(themesQuery(shop.id));
  const { data: worn } = useQuery({ ...editedThemeQuery(shop.id, themes?.worn ?? ""), enabled: themes !== undefined });
  const layer = isObject(properties.theme) ? properties.theme : {};
  const named = typeof layer.extends === "string" ? layer.extends : own;
  const store = (to: JsonObject, label: string) => {
    const next = Object.keys(to).length > 0 ? to : undefined;
    session.change({ t: "page", path: ["properties", "theme"], from: properties.theme, to: next }, { label });
  };
  const choose = (id: string) => {
    const { extends: _, presetVersion: __, ...colours } = layer;
    store(
      id === own ? colours : { ...colours, extends: id, presetVersion: latestVersion(id) },
      "Changed the page’s theme",
    );
    session.closeStep();
  };
  const set = (key: TokenKey, to: Json | undefined) => {
    const { [key]: _, ...rest } = layer;
    store(to === undefined ? rest : { ...rest, [key]: to }, `Changed ${TOKENS[key].label.toLowerCase()}`);
  };
  if (!themes) return null;
  const title = themes.themes.find(({ name }) => name === themes.worn)?.title ?? "the base theme";
  const tokens = wornTokens(layer, themes.worn, worn?.published);
  const hard = hardToRead(tokens).filter(() => Object.keys(layer).length > 0);
  return (
    <Card title="Theme of this page">
      <div className="flex flex-col gap-3">
        <SelectField
          label="It wears"
          size="dense"
          isDisabled={isReadOnly}
          value={named}
          onChange={choose}
          options={[
            { id: own, label: `Your shop’s theme (${title})` },
            ...themes.themes.map(({ name, title: of }) => ({ id: name, label: of })),
          ]}
        />
        {keys.map((key) => (
          <div key={key} className="flex items-center gap-3 text-dense">
            <label htmlFor={`page-${key}`} className="min-w-0 flex-1">
              {TOKENS[key].label}
              <span className="block text-label text-ink-2">
                {key in layer ? "This page’s own" : "As in the theme"}
              </span>
            </label>
            {key in layer && !isReadOnly ? (
              <Button size="row" aria-label={`Set ${TOKENS[key].label} back`} onPress={() => set(key, undefined)}>
                Set back
              </Button>
            ) : null}
            <input
              id={`page-${key}`}
              type="color"
              disabled={isReadOnly}
              className="size-8 cursor-pointer rounded-control border border-control bg-surface p-0.5 max-md:size-11"
              value={String(tokens[key])}
              onChange={({ target }) => set(key, target.value)}
              onBlur={() => session.closeStep()}
            />
          </div>
        ))}
        {hard[0] ? (
          <p role="status" className="text-label text-warning">
            {TOKENS[hard[0].text].label} on “{TOKENS[hard[0].ground].label}” is hard to read: {hard[0].ratio.toFixed(1)}{" "}
            : 1, and it takes {hard[0].needed} : 1.
          </p>
        ) : null}
      </div>
    </Card>
  );
}

/** What the page comes to, as the server works it out. */
function wornTokens(layer: JsonObject, worn: string, published: ThemeLayer | undefined) {
  const { extends: parent, presetVersion, ...values } = layer;
  if (typeof parent === "string") {
    const presets = presetsAt(parent, typeof presetVersion === "number" ? presetVersion : undefined);
    return resolveTheme({ extends: parent, properties: values }, presets).tokens;
  }
  const presets = presetsAt(worn, published?.presetVersion);
  return resolveTheme({ extends: worn, properties: { ...published?.properties, ...values } }, presets).tokens;
}
