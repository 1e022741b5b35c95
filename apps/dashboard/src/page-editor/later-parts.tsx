// What the editor does without at first: each part is loaded when it is asked for, or before, while the browser is idle.
import { Skeleton, SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { RichTextEditor } from "@selvedge/ui/rich-text/later-editor";
import { laterPart } from "@selvedge/ui/routing/later-part";
import { LinkDialog } from "../links/later-link-dialog.ts";
import { PicturePicker } from "../pictures/use-picture-picker.tsx";

const inPlace = (
  <div aria-busy="true" className="p-4">
    <SkeletonLines lines={6} />
  </div>
);

export const InsertDialog = laterPart(async () => (await import("./insert/insert-dialog.tsx")).InsertDialog);
export const SectionsList = laterPart(async () => (await import("./insert/sections-list.tsx")).SectionsList, inPlace);
export const KeepSection = laterPart(async () => (await import("./insert/keep-section.tsx")).KeepSection);
export const RenameDialog = laterPart(async () => (await import("./blocks/rename-dialog.tsx")).RenameDialog);
export const KeysDialog = laterPart(async () => (await import("./keys/keys-dialog.tsx")).KeysDialog);
export const Palette = laterPart(async () => (await import("../shell/palette.tsx")).Palette);
export const PublishDialog = laterPart(async () => (await import("./publish/publish-dialog.tsx")).PublishDialog);
export const ConflictNotice = laterPart(async () => (await import("../pages/conflict-notice.tsx")).ConflictNotice);
export const HistoryPanel = laterPart(async () => (await import("./history/history-panel.tsx")).HistoryPanel, inPlace);
export const VersionsScreen = laterPart(async () => (await import("./versions/versions-screen.tsx")).VersionsScreen);
export const BlockSide = laterPart(async () => (await import("./visibility/block-side.tsx")).BlockSide, inPlace);
export const FocalPoint = laterPart(async () => (await import("../pictures/focal-point.tsx")).FocalPoint);
export const IconGrid = laterPart(async () => (await import("./panel/icons/icon-grid.tsx")).IconGrid);
export const BlockIcon = laterPart(async () => (await import("./panel/icons/icon-grid.tsx")).BlockIcon);
export const ComboField = laterPart(
  async () => (await import("@selvedge/ui/choices/combo-field")).ComboField,
  <Skeleton className="h-9 w-full" />,
);

/** All but the settings, those that are asked for most first. */
export const laterParts = [
  RichTextEditor,
  InsertDialog,
  RenameDialog,
  PublishDialog,
  PicturePicker,
  LinkDialog,
  ConflictNotice,
  HistoryPanel,
  SectionsList,
  KeepSection,
  KeysDialog,
  Palette,
  VersionsScreen,
  ComboField,
  IconGrid,
  BlockIcon,
  FocalPoint,
];
