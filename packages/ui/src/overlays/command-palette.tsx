import { Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem, MenuSection } from "react-aria-components/Menu";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { KeyHint } from "../actions/key-hint.tsx";
import { MatchedText } from "../words/matched-text.tsx";
import { type PaletteGroup, type PaletteItem, shownGroups } from "./palette-groups.ts";

export interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  /** Already found by the caller for the query; each group shows four at most. */
  groups: readonly PaletteGroup[];
  placeholder: string;
  /** Where is searched: "in Bramble". */
  scope?: string;
}

/** Goes anywhere and does anything from the keyboard. `>` limits to actions. */
export function CommandPalette({ isOpen, onClose, query, onQuery, groups, placeholder, scope }: CommandPaletteProps) {
  const { contains } = useFilter({ sensitivity: "base" });
  const found = shownGroups(groups, query, contains);
  const words = query.replace(/^>\s*/, "");
  return (
    <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={(open) => open || onClose()} className={OVERLAY}>
      <Modal className={PANEL}>
        <Dialog aria-label="Find anything" className="flex max-h-[inherit] flex-col outline-none">
          {/* Esc closes at once: the search field would take it first, to be emptied. */}
          <div className="contents" onKeyDownCapture={onEscape(onClose)}>
            <Autocomplete inputValue={query} onInputChange={onQuery}>
              <SearchField
                aria-label={placeholder}
                autoFocus
                className="flex h-15 shrink-0 items-center gap-3 border-line border-b px-5"
              >
                <Search aria-hidden size={20} className="shrink-0 text-ink-2" />
                <Input placeholder={placeholder} className={INPUT} />
                {scope ? (
                  <span className="rounded-full bg-sunken px-2 py-0.5 text-label font-medium text-ink-2 max-sm:hidden">
                    {scope}
                  </span>
                ) : null}
                <KeyHint keys="Esc" />
              </SearchField>
              <Menu
                aria-label="Found"
                onAction={onClose}
                className="min-h-0 flex-1 overflow-auto p-2 outline-none"
                renderEmptyState={() => (
                  <p className="px-3 py-6 text-center text-body text-ink-2">No results for “{words}”.</p>
                )}
              >
                {found.map((group) => (
                  <MenuSection key={group.id} id={group.id}>
                    <Header className="px-3 pt-3 pb-1 text-label text-ink-2">{group.label}</Header>
                    {group.items.map((item) => paletteRow(item, words))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
          </div>
          <PaletteFoot />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Esc during text composition belongs to the input method. */
const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
  event.stopPropagation();
  event.preventDefault();
  close();
};

function paletteRow(item: PaletteItem, words: string) {
  const Icon = item.icon;
  return (
    <MenuItem
      key={item.id}
      id={item.id}
      textValue={item.label}
      href={item.href}
      onAction={item.onAction}
      className="flex h-11 cursor-default items-center gap-3 rounded-control px-3 text-body outline-none data-focused:bg-primary-tint"
    >
      {({ isFocused }) => (
        <>
          <span className="flex size-8 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
            {item.picture ?? (Icon ? <Icon aria-hidden size={16} /> : null)}
          </span>
          <span className="shrink-0 [&_b]:text-primary">
            <MatchedText text={item.label} typed={words} />
          </span>
          <span className="min-w-0 flex-1 truncate text-dense text-ink-2">{item.detail}</span>
          {item.aside}
          {isFocused ? <KeyHint keys="Enter" /> : item.keys ? <KeyHint keys={item.keys} /> : null}
        </>
      )}
    </MenuItem>
  );
}

function PaletteFoot() {
  return (
    <footer className="flex h-10 shrink-0 items-center gap-4 rounded-b-dialog border-line border-t bg-sunken px-5 text-label text-ink-2 max-md:hidden">
      <span className="flex items-center gap-1.5">
        <KeyHint keys="Up+Down" /> move
      </span>
      <span className="flex items-center gap-1.5">
        <KeyHint keys="Enter" /> open
      </span>
      <span className="ml-auto">Type &gt; for actions only</span>
    </footer>
  );
}

const OVERLAY =
  "fixed inset-0 z-40 flex items-start justify-center bg-scrim px-4 pt-16 data-entering:animate-appear md:pt-30";

const PANEL =
  "max-h-[min(596px,calc(100dvh-96px))] w-full max-w-170 overflow-hidden rounded-dialog border border-line bg-surface text-ink shadow-dialog flex flex-col";

const INPUT = "min-w-0 flex-1 bg-transparent text-[1.125rem]/7 outline-none [&::-webkit-search-cancel-button]:hidden";
