import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  Bold,
  ChevronDown,
  Ellipsis,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextSelect,
  Undo2,
} from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Group } from "react-aria-components/Group";
import { Separator } from "react-aria-components/Separator";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { Toolbar } from "react-aria-components/Toolbar";
import { Button } from "../actions/button.tsx";
import { iconButtonStyles } from "../actions/button-styles.ts";
import { IconButton } from "../actions/icon-button.tsx";
import { Tooltip } from "../actions/tooltip.tsx";
import { cx } from "../class-names.ts";
import { Menu } from "../overlays/menu.tsx";
import { type BlockKind, moreKinds } from "./kinds.ts";

interface RichTextToolbarProps {
  editor: Editor;
  /** What a piece of text can be. */
  kinds: readonly BlockKind[];
  /** Opens the words of the picture that is selected. */
  onPictureWords: () => void;
  onLink?: () => void;
  onPicture?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** What can be done to the text. One stop of the Tab key; arrow keys go through it, Alt F10 leads here from the text. */
export function RichTextToolbar({ editor, kinds, onPictureWords, onLink, onPicture, ref }: RichTextToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor }) => stateOf(editor, kinds) });
  const run = (act: (chain: ReturnType<Editor["chain"]>) => ReturnType<Editor["chain"]>) => () =>
    void act(editor.chain().focus()).run();
  const kind = kinds.find(({ id }) => id === state.kind) ?? kinds[0]!;
  return (
    <Toolbar
      ref={ref}
      aria-label="Formatting"
      className="sticky top-0 z-10 flex flex-wrap items-center gap-0.5 rounded-t-control border-line border-b bg-surface p-1 xl:top-16"
    >
      <Menu
        label="Kind of text"
        placement="bottom start"
        trigger={
          <Button
            variant="quiet"
            size="dense"
            aria-label={`Kind of text: ${kind.label}`}
            className="min-w-30 [&_span]:w-full"
          >
            {kind.label}
            <ChevronDown aria-hidden size={14} className="ml-auto" />
          </Button>
        }
        actions={kinds.map(({ id, label, icon, act }) => ({
          ...{ id, label, icon, isOn: id === kind.id },
          onAction: () => void act(editor.chain().focus()).run(),
        }))}
      />
      <Line />
      <Group aria-label="Letters" className="flex gap-0.5">
        <Toggle label="Bold" keys="Ctrl+B" icon={Bold} isOn={state.bold} onPress={run((chain) => chain.toggleBold())} />
        <Toggle
          label="Italic"
          keys="Ctrl+I"
          icon={Italic}
          isOn={state.italic}
          onPress={run((chain) => chain.toggleItalic())}
        />
        {onLink ? <Toggle label="Link" keys="Ctrl+K" icon={Link} isOn={state.link} onPress={onLink} /> : null}
      </Group>
      <Line />
      <Group aria-label="Blocks" className="flex gap-0.5">
        <Toggle label="List" icon={List} isOn={state.bulletList} onPress={run((chain) => chain.toggleBulletList())} />
        <Toggle
          label="Numbered list"
          icon={ListOrdered}
          isOn={state.orderedList}
          onPress={run((chain) => chain.toggleOrderedList())}
        />
        {state.figure ? (
          <IconButton size="dense" label="Describe this picture" icon={TextSelect} onPress={onPictureWords} />
        ) : null}
        {onPicture ? <IconButton size="dense" label="Add a picture" icon={ImagePlus} onPress={onPicture} /> : null}
        <Menu
          label="More formatting"
          trigger={<IconButton bare size="dense" label="More formatting" icon={Ellipsis} />}
          actions={moreKinds.map(({ id, label, icon, act }) => ({
            ...{ id, label, icon, isOn: state.more.includes(id) },
            onAction: () => void act(editor.chain().focus()).run(),
          }))}
        />
      </Group>
      <Line />
      <Group aria-label="History" className="flex gap-0.5">
        <IconButton
          size="dense"
          label="Undo"
          keys="Ctrl+Z"
          icon={Undo2}
          isDisabled={!state.canUndo}
          onPress={run((chain) => chain.undo())}
        />
        <IconButton
          size="dense"
          label="Redo"
          keys="Ctrl+Shift+Z"
          icon={Redo2}
          isDisabled={!state.canRedo}
          onPress={run((chain) => chain.redo())}
        />
      </Group>
    </Toolbar>
  );
}

const stateOf = (editor: Editor, kinds: readonly BlockKind[]) => ({
  kind: kinds.find(({ isOn }) => isOn(editor))?.id ?? "text",
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  link: editor.isActive("link"),
  bulletList: editor.isActive("bulletList"),
  orderedList: editor.isActive("orderedList"),
  figure: editor.isActive("figure"),
  more: moreKinds.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

const Line = () => <Separator orientation="vertical" className="mx-1 h-5 w-px bg-line max-md:hidden" />;

interface ToggleProps {
  label: string;
  icon: LucideIcon;
  isOn: boolean;
  onPress: () => void;
  keys?: string;
}

function Toggle({ label, icon: Icon, isOn, onPress, keys }: ToggleProps): ReactNode {
  return (
    <Tooltip text={label} {...(keys && { keys })}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        onPress={onPress}
        className={cx(iconButtonStyles("quiet", "dense"), "data-selected:bg-primary-tint data-selected:text-primary")}
      >
        <Icon aria-hidden size={16} />
      </ToggleButton>
    </Tooltip>
  );
}
