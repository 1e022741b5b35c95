import { useEffect, useMemo } from "react";
import type { Device } from "../page-editor/canvas.tsx";
import { ThemeCanvas } from "./theme-canvas.tsx";
import type { EditedTheme } from "./theme-query.ts";
import type { ShownPage } from "./use-shown-page.ts";
import { useThemeFrame } from "./use-theme-frame.ts";
import { tokensOf, wearing } from "./worn.ts";

interface BeforePageProps {
  theme: EditedTheme;
  /** The page in the draft's look, which this one scrolls with. */
  after: ShownPage;
  device: Device;
}

/** The page that is looked at as it is without the draft. What is changed does not reach it. */
export function BeforePage({ theme: { name, published, fonts, isWorn }, after, device }: BeforePageProps) {
  const { base: address, path, follow, place } = after;
  const base = useMemo(() => address && beforeAddress(address, isWorn), [address, isWorn]);
  const message = useMemo(() => wearing(tokensOf(name, published), null, fonts), [name, published, fonts]);
  const frame = useThemeFrame(base, path, (heard) => {
    if (heard.t === "ready") {
      frame.send(message);
      frame.send({ t: "scrollTo", to: place() });
    }
    if (heard.t === "scrolled") after.frame.send({ t: "scrollTo", to: heard.to });
  });
  const { send } = frame;
  useEffect(() => send(message), [send, message]);
  useEffect(() => follow((to) => send({ t: "scrollTo", to })), [follow, send]);
  return <ThemeCanvas {...{ frame, device }} title="The page before your changes" />;
}

/** The shop's own look where it wears the theme; what is rendered as markup follows it, too. */
function beforeAddress(address: string, isWorn: boolean): string {
  const url = new URL(address);
  url.searchParams.delete("preview-draft");
  if (isWorn) url.searchParams.delete("preview-theme");
  return url.href;
}
