import { Card } from "@selvedge/ui/content/card";
import { FileDrop } from "@selvedge/ui/fields/file-drop";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { DeskQuote } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import type { Running } from "./run.ts";

/** The pictures of a quote: what its customer sent, and what the desk made of it. */
export function ArtCard({ quote, isBusy, run }: { quote: DeskQuote } & Running) {
  const mayAdd = useMay("quotes.proof");
  const [sending, setSending] = useState<string | null>(null);
  const send = async (files: readonly File[]) => {
    const [file] = files;
    if (!file || isBusy) return;
    setSending(file.name);
    const body = new FormData();
    body.append("file", file, file.name);
    await run(
      () => api("POST /atlas/quotes/{order}/art/", { params: { order: quote.id }, body } as never),
      `${file.name} is with the quote.`,
    );
    setSending(null);
  };
  if (quote.art.length === 0 && !mayAdd) return null;
  return (
    <Card
      title="Art"
      note={quote.art.length === 0 ? "none yet" : quote.art.length === 1 ? "1 picture" : `${quote.art.length} pictures`}
    >
      <ul className="mb-3 flex flex-wrap gap-4 empty:hidden">
        {quote.art.map((art) => (
          <li key={art.id} className="w-32 text-label">
            <img src={art.thumb} alt="" className="h-24 w-32 rounded-control bg-sunken object-contain" />
            <span className="mt-1 block truncate font-medium">{art.name}</span>
            <span className="block text-ink-2">
              {art.widthPx} × {art.heightPx} px, {art.sentBy === "shopper" ? "customer's" : "ours"}
            </span>
          </li>
        ))}
      </ul>
      {mayAdd ? (
        <FileDrop
          label="Add art"
          accept={["image/png", "image/jpeg", "image/webp", "image/svg+xml"]}
          acceptWords="PNG, JPEG, WebP or SVG up to 50 MB"
          busyText={sending && `Sending ${sending}`}
          onFiles={(files) => void send(files)}
        />
      ) : null}
    </Card>
  );
}
