import { isOwnPage } from "@selvedge/domain/links/link-attributes";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { Switch } from "@selvedge/ui/choices/switch";
import { NativeText } from "@selvedge/ui/native/native-text";
import { writtenLink } from "@selvedge/ui/rich-text/written-link.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "lucide-react";
import { useState } from "react";
import { useDebounced } from "../data/use-debounced.ts";
import { useShop } from "../session/shop.ts";
import { LinkDialog } from "./later-link-dialog.ts";
import { isPlaceLink, type LinkPlace, lostPlaceText } from "./link-place.ts";
import { linkTargetQuery } from "./link-targets-query.ts";

interface LinkFieldProps {
  label: string;
  hint?: string | undefined;
  /** It leads to no page of the shop: an address such as this one is typed. */
  elsewhere?: string | undefined;
  error?: string | undefined;
  /** The blocks of the page that it is on, as it may lead to them. */
  places?: () => readonly LinkPlace[];
  /** Where it opens, which can be chosen for a page of the shop. */
  newTab?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
  compact?: boolean;
  className?: string;
  value: string;
  onChange: (url: string) => void;
  onBlur?: () => void;
}

/** Where something leads: typed, or chosen from what the shop has. It says what is there, and where nothing is. */
export function LinkField({
  label,
  hint,
  elsewhere,
  error,
  places,
  newTab,
  compact,
  className,
  value,
  onChange,
  onBlur,
}: LinkFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const lead = useLead(value, places);
  const note = error ? undefined : (lead ?? hint);
  return (
    <>
      <NativeText
        label={label}
        spellCheck={false}
        placeholder={elsewhere ?? "A page, a product, an address"}
        keepsNoteLine={!compact}
        {...(className && { className })}
        {...(error && { error })}
        {...(note && { hint: note })}
        value={value}
        onChange={onChange}
        onBlur={() => {
          const written = writtenLink(value);
          if (written !== value) onChange(written);
          onBlur?.();
        }}
        {...(!elsewhere && {
          suffix: (
            <IconButton
              bare
              size="row"
              variant="quiet"
              icon={Link}
              label={`Choose: ${label}`}
              onPress={() => setOpen(true)}
            />
          ),
        })}
      />
      {newTab && isOwnPage(value.trim()) ? (
        <Switch
          spread
          className="mt-1.5"
          label="Open in a new tab"
          isSelected={newTab.isOn}
          onChange={newTab.onChange}
        />
      ) : null}
      {isOpen ? (
        <LinkDialog
          value={value}
          {...(places && { places })}
          onClose={() => setOpen(false)}
          onPick={({ url }) => {
            setOpen(false);
            onChange(url);
            onBlur?.();
          }}
        />
      ) : null}
    </>
  );
}

/** What is at an address of the shop, or at a place of the page, in words. */
function useLead(value: string, places?: () => readonly LinkPlace[]) {
  const { id: division } = useShop();
  const url = useDebounced(value.trim());
  const isOwn = isOwnPage(url) && url === value.trim();
  const { data: target } = useQuery({ ...linkTargetQuery(division, url.slice(0, 500)), enabled: isOwn });
  if (places && isPlaceLink(value)) {
    const place = places().find((each) => each.isLedTo && each.url === value);
    return place ? `On this page: ${place.title}` : <span className="text-warning">{lostPlaceText}</span>;
  }
  if (!isOwn || target === undefined) return undefined;
  if (target === null) return <span className="text-warning">Nothing of your shop is at this address.</span>;
  return target.isShown ? (
    target.title
  ) : (
    <span className="text-warning">{target.title}: visitors do not see it yet.</span>
  );
}
