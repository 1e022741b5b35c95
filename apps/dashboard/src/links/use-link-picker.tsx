import type { RichTextLink, TextLink } from "@selvedge/ui/rich-text/link.ts";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { LinkDialog } from "./later-link-dialog.ts";
import type { LinkPlace } from "./link-place.ts";

interface LinkPicker {
  /** Asks where words of a text lead; null where that stays as it is. */
  pickLink: (now: TextLink) => Promise<RichTextLink | null>;
  /** To be rendered beside what asks. */
  dialog: ReactNode;
}

/** Where links of a text lead, chosen from what the shop has; `places` are the blocks of the page that the text is on. */
export function useLinkPicker(places?: () => readonly LinkPlace[]): LinkPicker {
  const [asked, setAsked] = useState<TextLink | null>(null);
  const answer = useRef<(link: RichTextLink | null) => void>(() => {});
  const pickLink = useCallback(
    (now: TextLink) =>
      new Promise<RichTextLink | null>((resolve) => {
        answer.current = resolve;
        setAsked(now);
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
        value={asked.href}
        isNewTab={asked.isNewTab}
        {...(places && { places })}
        onPick={({ url, called, isNewTab }) => end({ href: url, words: called, isNewTab })}
        onClose={() => end(null)}
      />
    );
  return { pickLink, dialog };
}
