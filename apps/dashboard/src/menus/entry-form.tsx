import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { TextField } from "@selvedge/ui/fields/text-field";
import { LinkField } from "../links/link-field.tsx";
import type { MenuEntry } from "./menus-query.ts";

interface EntryFormProps {
  entry: MenuEntry;
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (next: MenuEntry) => void;
}

/** An entry of the menu: what it says, where it leads, and the line at the foot of its panel. */
export function EntryForm({ entry, path, errors, onChange }: EntryFormProps) {
  const at = (key: string) => (errors[`${path}.${key}`] ? { error: errors[`${path}.${key}`]! } : {});
  const hasPanel = entry.segments.length > 0;
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <TextField
        label="Name"
        value={entry.title}
        onChange={(title) => onChange({ ...entry, title })}
        {...at("title")}
      />
      <LinkField label="Leads to" value={entry.url} onChange={(url) => onChange({ ...entry, url })} {...at("url")} />
      {hasPanel ? (
        <>
          <TextField
            className="sm:col-span-2"
            label="Line at the foot of its panel"
            hint="Empty: no line"
            value={entry.footText}
            onChange={(footText) => onChange({ ...entry, footText })}
            {...at("footText")}
          />
          <TextField
            label="Link beside it"
            value={entry.footLink.title}
            onChange={(title) => onChange({ ...entry, footLink: { ...entry.footLink, title } })}
            {...at("footLink.title")}
          />
          <LinkField
            label="The link leads to"
            value={entry.footLink.url}
            onChange={(url) => onChange({ ...entry, footLink: { ...entry.footLink, url } })}
            {...at("footLink.url")}
          />
        </>
      ) : (
        <p className="text-dense text-ink-2 sm:col-span-2">
          {`Add links or a picture below it, and it opens a panel of up to ${menuLimits.segments} parts.`}
        </p>
      )}
    </div>
  );
}
