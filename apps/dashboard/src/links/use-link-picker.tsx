import type { RichTextLink } from "@selvedge/ui/rich-text/link.ts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { LinkDialog } from "./later-link-dialog.ts";
import type { LinkPlace } from "./link-place.ts";

interface LinkPicker {
  /** Asks where words of a text lead; null where that stays as it is. */
  pickLink: (href: string) => Promise<RichTextLink | null>;
  /** To be rendered beside what asks. */
  dialog: ReactNode;
}

/** Where links of a text lead, chosen from what the shop has; `places` are the blocks of the page that the text is on. */
export function useLinkPicker(places?: () => readonly LinkPlace[]): LinkPicker {
  const [asked, setAsked] = useState<string | null>(null);
  const answer = useRef<(link: RichTextLink | null) => void>(() => {});
  const pickLink = useCallback(
    (href: string) =>
      new Promise<RichTextLink | null>((resolve) => {
        answer.current = resolve;
        setAsked(href);
      }),
    [],
  );
  const end = (link: RichTextLink | null) => {
    setAsked(null);
    answer.current(link);
  };
  const dialog =
    asked === null ? null : (
      <LinkDialog
        value={asked}
        {...(places && { places })}
        onPick={(href, words) => end({ href, words })}
        onClose={() => end(null)}
      />
    );
  return { pickLink, dialog };
}
