import { laterPart } from "../routing/later-part.tsx";

/** The editor of a rich text, which is large: it is loaded when the first one is shown. */
export const RichTextEditor = laterPart(
  async () => (await import("./editor.tsx")).RichTextEditor,
  <div aria-busy="true" className="min-h-80 rounded-control border border-line bg-sunken" />,
);
