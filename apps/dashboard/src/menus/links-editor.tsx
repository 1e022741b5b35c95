import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { cx } from "@selvedge/ui/class-names.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { LinkField } from "../links/link-field.tsx";
import { DragHandle } from "../movable-rows/drag-handle.tsx";
import { DropLine } from "../movable-rows/drop-line.tsx";
import { replaced, without } from "./menu-edits.ts";
import type { MenuLink } from "./menus-query.ts";
import { linkRows, useLinkRows } from "./use-link-rows.ts";

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

/** A list of links: what each says, where it leads, in their order, which changes by dragging and by buttons. */
export function LinksEditor({ label, links, most, path, errors, onChange }: LinksEditorProps) {
  const { box, dragAt, move, said, focusLater } = useLinkRows(links, onChange);
  const field = (at: number, key: keyof MenuLink) => {
    const error = errors[`${path}.${at}.${key}`];
    return {
      compact: true,
      value: links[at]![key],
      onChange: (text: string) => onChange(replaced(links, at, { ...links[at]!, [key]: text })),
      ...(error && { error }),
    };
  };
  const add = () => {
    onChange([...links, { title: "", url: "" }]);
    focusLater((list) => linkRows(list).at(-1)?.querySelector("input"));
  };
  const remove = (at: number) => {
    onChange(without(links, at));
    focusLater((list) => {
      const rows = linkRows(list);
      const beside = rows[Math.min(at, rows.length - 1)];
      return beside ? beside.querySelector<HTMLElement>("[data-link-acts] button:last-child") : adderIn(list);
    });
  };
  return (
    <fieldset ref={box} className="flex flex-col items-start gap-2">
      <legend className="mb-2 text-dense font-medium">{label}</legend>
      {links.map((link, at) => {
        const { isDragged, drop, onDragStart } = dragAt(at);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has no name of its own
            key={at}
            data-link-row
            className={cx("relative flex w-full items-start", isDragged && "opacity-50")}
          >
            {drop ? <DropLine side={drop} isRefused={false} /> : null}
            <DragHandle className="mt-1.5 sm:mt-6.5" onDragStart={onDragStart} />
            <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
              <TextField className="min-w-32 flex-1" label="Text" {...field(at, "title")} />
              <LinkField className="min-w-40 flex-2" label="Leads to" {...field(at, "url")} />
              <div data-link-acts className="flex sm:mt-6.5">
                <IconButton
                  label={`Move ${link.title || "the link"} up`}
                  icon={ArrowUp}
                  variant="quiet"
                  isDisabled={at === 0}
                  onPress={() => move(at, -1)}
                />
                <IconButton
                  label={`Move ${link.title || "the link"} down`}
                  icon={ArrowDown}
                  variant="quiet"
                  isDisabled={at === links.length - 1}
                  onPress={() => move(at, 1)}
                />
                <IconButton
                  label={`Remove ${link.title || "the link"}`}
                  icon={X}
                  variant="quiet"
                  onPress={() => remove(at)}
                />
              </div>
            </div>
          </div>
        );
      })}
      <Button size="dense" icon={Plus} isDisabled={links.length >= most} onPress={add}>
        {links.length >= most ? `At most ${most}` : "Add a link"}
      </Button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

const adderIn = (list: HTMLElement) => list.querySelector<HTMLElement>(":scope > button");
