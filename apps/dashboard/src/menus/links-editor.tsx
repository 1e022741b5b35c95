import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { LinkField } from "../links/link-field.tsx";
import { moved, replaced, without } from "./menu-edits.ts";
import type { MenuLink } from "./menus-query.ts";

interface LinksEditorProps {
  /** What the links are, for those who hear the fields: "Links of Wear". */
  label: string;
  links: readonly MenuLink[];
  most: number;
  /** Where the server reports on them: "menu.0.segments.1.items". */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (next: MenuLink[]) => void;
}

/** A list of links: what each says, where it leads, in their order. */
export function LinksEditor({ label, links, most, path, errors, onChange }: LinksEditorProps) {
  const field = (at: number, key: keyof MenuLink) => {
    const error = errors[`${path}.${at}.${key}`];
    return {
      compact: true,
      value: links[at]![key],
      onChange: (text: string) => onChange(replaced(links, at, { ...links[at]!, [key]: text })),
      ...(error && { error }),
    };
  };
  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="mb-2 text-dense font-medium">{label}</legend>
      {links.map((link, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no name of its own
          key={at}
          className="flex w-full flex-wrap items-start gap-2"
        >
          <TextField className="min-w-32 flex-1" label="Text" {...field(at, "title")} />
          <LinkField className="min-w-40 flex-2" label="Leads to" {...field(at, "url")} />
          <div className="flex sm:mt-6.5">
            <IconButton
              label={`Move ${link.title || "the link"} up`}
              icon={ArrowUp}
              variant="quiet"
              isDisabled={at === 0}
              onPress={() => onChange(moved(links, at, -1))}
            />
            <IconButton
              label={`Move ${link.title || "the link"} down`}
              icon={ArrowDown}
              variant="quiet"
              isDisabled={at === links.length - 1}
              onPress={() => onChange(moved(links, at, 1))}
            />
            <IconButton
              label={`Remove ${link.title || "the link"}`}
              icon={X}
              variant="quiet"
              onPress={() => onChange(without(links, at))}
            />
          </div>
        </div>
      ))}
      <Button
        size="dense"
        icon={Plus}
        isDisabled={links.length >= most}
        onPress={() => onChange([...links, { title: "", url: "" }])}
      >
        {links.length >= most ? `At most ${most}` : "Add a link"}
      </Button>
    </fieldset>
  );
}
