import { plainText } from "@selvedge/domain/plain-text";
import { RichTextField } from "@selvedge/ui/rich-text/rich-text-field";
import { useEffect, useRef, useState } from "react";
import { isPlaceLink } from "../../links/link-place.ts";
import { useLinkPicker } from "../../links/use-link-picker.tsx";
import { usePicturePicker } from "../../pictures/use-picture-picker.tsx";
import { type ControlProps, textsOf } from "./controls.ts";

/** A text with headings, lists and links. What changes it from elsewhere, on the page or by undo, is shown as it is then. */
export function HtmlControl(props: ControlProps<"html">) {
  const { field, path, value, edits } = props;
  const { isInvalid: _, ...texts } = textsOf(props) as ReturnType<typeof textsOf> & { isInvalid?: boolean };
  const stored = typeof value === "string" ? value : (field.default ?? "");
  const { pick, dialog } = usePicturePicker();
  const links = useLinkPicker(edits.places);
  const own = useRef(stored);
  const [shown, setShown] = useState({ text: stored, count: 0 });
  useEffect(() => {
    if (stored === own.current) return;
    own.current = stored;
    setShown(({ count }) => ({ text: stored, count: count + 1 }));
  }, [stored]);
  return (
    <fieldset className="min-w-0" onBlur={edits.leave}>
      <RichTextField
        key={shown.count}
        {...texts}
        size="small"
        of="page"
        value={shown.text}
        onPickPicture={pick}
        onPickLink={links.pickLink}
        onChange={(html) => {
          const from = own.current;
          own.current = html;
          // What is refused stays in the editor, and is tried again with the next letter.
          if (!edits.set(field, path, value === undefined ? undefined : from, html)) own.current = from;
        }}
      />
      <LostPlaces html={stored} places={edits.places} />
      {dialog}
      {links.dialog}
    </fieldset>
  );
}

/** The words of a text that lead to blocks which are not on the page any more. */
function LostPlaces({ html, places }: { html: string; places: ControlProps["edits"]["places"] }) {
  const links = [...html.matchAll(/<a\s[^>]*href="(#[^"]+)"[^>]*>(.*?)<\/a>/gs)].filter(([, url = ""]) =>
    isPlaceLink(url),
  );
  if (links.length === 0) return null;
  const known = new Set(places().flatMap(({ url, isLedTo }) => (isLedTo ? [url] : [])));
  const lost = links.filter(([, url = ""]) => !known.has(url)).map(([, , words = ""]) => plainText(words, 60));
  return lost.map((words) => (
    <p key={words} className="text-label text-warning">
      “{words}” leads to a block that is not on the page any more.
    </p>
  ));
}
