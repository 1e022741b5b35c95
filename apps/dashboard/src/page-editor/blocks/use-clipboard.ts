import { clipboardForms, copyBlocks, readCopied, textAsBlock } from "@selvedge/builder/clipboard/copied-blocks";
import { leftOutText, ofThisShop } from "@selvedge/builder/clipboard/of-this-shop";
import { pasting, placesFor } from "@selvedge/builder/clipboard/pasting";
import type { PageSession } from "@selvedge/builder/session/page-session";
import { EDIT_TEXT } from "@selvedge/pages/check/edit-texts";
import type { Uid } from "@selvedge/pages/doc";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useEffect, useMemo, useRef } from "react";
import { BLOCK_TYPES } from "../block-words.ts";
import type { BlockMoves } from "./use-block-moves.ts";

/** What was copied last in this browser, for where a page may not read the clipboard. */
const storedAs = "selvedge-copied-blocks";

interface ClipboardUse {
  session: PageSession;
  division: number;
  selected: Uid | null;
  select: (uids: readonly Uid[]) => void;
  announce: (text: string) => void;
  blocks: BlockMoves;
}

/** Copies, cuts and pastes blocks between places, pages, tabs and shops; words from elsewhere become a text. */
export function useClipboard({ session, division, selected, select, announce, blocks }: ClipboardUse) {
  const clipboard = useMemo(() => {
    function copy(uids: readonly Uid[], word = "Copied"): boolean {
      const copied = copyBlocks(session.doc(), uids, division);
      if (copied.blocks.length === 0) return false;
      const { html, text } = clipboardForms(copied);
      localStorage.setItem(storedAs, html);
      const count = copied.blocks.length === 1 ? "1 block" : `${copied.blocks.length} blocks`;
      void write({ html, text }).then(() => announce(`${word} ${count}.`));
      return true;
    }

    function place(found: readonly WireBlock[], leftOut: string) {
      const doc = session.doc();
      const tries = placesFor(doc, selected).map((target) => {
        const put = pasting(doc, found, { target, makeUid: () => crypto.randomUUID() });
        return { ...put, code: session.refusalOf(put.op) };
      });
      const fits = tries.find(({ code }) => code === null);
      if (!fits) return blocks.refuse("paste", EDIT_TEXT[tries[0]!.code!]);
      const count = fits.uids.length === 1 ? "1 block" : `${fits.uids.length} blocks`;
      if (!blocks.change(fits.op, `Pasted ${count}`, () => `Pasted ${count}. ${leftOut}`.trim().replace(/\.$/, "")))
        return;
      select(fits.uids);
      if (leftOut) showSnackbar({ code: "paste left out", text: leftOut });
    }

    function paste(html: string, text: string) {
      // A clipboard that holds nothing was not written, or not yet: what this browser copied last is meant.
      const copied = readCopied(html || text ? html : (localStorage.getItem(storedAs) ?? ""));
      if (copied && copied.division === division) return place(copied.blocks, "");
      if (copied) {
        const own = ofThisShop(copied.blocks, BLOCK_TYPES);
        return place(own.blocks, leftOutText(own.left));
      }
      const words = textAsBlock(text);
      if (words) place([words], "");
      else announce("There is nothing to paste.");
    }

    return {
      copy,
      cut: (uids: readonly Uid[]) => void (copy(uids, "Cut") && blocks.remove(uids)),
      paste,
      /** By a button: browsers let a page read the clipboard only where its person allows it. */
      async pasteCopied() {
        const read = await readClipboard();
        if (read) paste(read.html, read.text);
        else paste(localStorage.getItem(storedAs) ?? "", "");
      },
    };
  }, [session, division, selected, select, announce, blocks]);

  const latest = useRef(clipboard);
  useEffect(() => {
    latest.current = clipboard;
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest("input, textarea, [contenteditable]");
      if (isTyping || !event.clipboardData || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      latest.current.paste(event.clipboardData.getData("text/html"), event.clipboardData.getData("text/plain"));
    };
    addEventListener("paste", hear);
    return () => removeEventListener("paste", hear);
  }, []);
  return clipboard;
}

async function write({ html, text }: { html: string; text: string }): Promise<void> {
  const blob = (type: string, words: string) => new Blob([words], { type });
  const item = new ClipboardItem({ "text/html": blob("text/html", html), "text/plain": blob("text/plain", text) });
  // Without the right to it the blocks are still in this browser.
  await navigator.clipboard.write([item]).catch(() => {});
}

/** null where the browser does not let a page read. */
async function readClipboard(): Promise<{ html: string; text: string } | null> {
  try {
    const items = await navigator.clipboard.read();
    const of = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : "";
    };
    return { html: await of("text/html"), text: await of("text/plain") };
  } catch {
    return null;
  }
}
