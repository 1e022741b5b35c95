import { referenceTarget } from "@selvedge/pages/props/reference-target";
import type { ReferenceTarget } from "@selvedge/pages/props/references";
import { REFERENCE_TITLES } from "@selvedge/pages/props/references";
import { Button } from "@selvedge/ui/actions/button";
import { NativeSelect } from "@selvedge/ui/native/native-select";
import { NativeText } from "@selvedge/ui/native/native-text";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LinkDialog } from "../../../links/later-link-dialog.ts";
import { linkTargetQuery } from "../../../links/link-targets-query.ts";
import { useShop } from "../../../session/shop.ts";
import { ComboField } from "../../later-parts.tsx";
import { type ControlProps, textsOf } from "../controls.ts";
import { useTyped } from "../use-typed.ts";
import {
  blankOptions,
  collectionOptions,
  type OptionsOf,
  postTagOptions,
  splitTestOptions,
} from "./reference-options.ts";
import { lastPart, productAddress, referredWords } from "./use-referred.ts";

/** Something else of the shop, chosen by its name; of which kind may depend on the choice beside it. */
export function ReferenceControl(props: ControlProps<"reference">): ReactNode {
  const { field, beside, fieldsBeside } = props;
  const to = referenceTarget(field, fieldsBeside, beside);
  const Control = controls[to];
  return <Control key={to} {...props} field={{ ...field, to }} />;
}

type Reference = ControlProps<"reference">;

/** Few enough to be listed. */
const listed = (optionsOf: OptionsOf) =>
  function ListedReference(props: Reference) {
    const { field, path, value, edits } = props;
    const { id: division } = useShop();
    const { data = [], isSuccess } = useQuery(optionsOf(division));
    const chosen = typeof value === "string" ? value : "";
    const isGone = chosen !== "" && isSuccess && !data.some(({ id }) => id === chosen);
    const { hint, ...texts } = textsOf(props);
    const title = REFERENCE_TITLES[field.to].toLowerCase();
    const none = isSuccess && data.length === 0 ? `Your shop has no ${title} yet.` : hint;
    return (
      <div className="flex flex-col items-start gap-1">
        <ComboField
          compact
          key={data.length}
          className="w-full"
          {...texts}
          hint={isGone ? `“${chosen}” is not in your shop any more. Choose another, or none.` : none}
          menuTrigger="focus"
          allowsEmptyCollection
          options={isGone ? [{ id: chosen, label: chosen }, ...data] : data}
          value={chosen || null}
          placeholder={`Choose a ${title}`}
          onChange={(id) => (id ?? "") !== chosen && edits.set(field, path, value, id ?? undefined)}
        />
        {chosen ? (
          <Button size="row" variant="quiet" onPress={() => edits.set(field, path, value, undefined)}>
            Choose none
          </Button>
        ) : null}
      </div>
    );
  };

const folders = { product: "product", page: "page", post: "post" } as const;
const addressOf = {
  product: productAddress,
  post: (name: string) => `/blog/${name}/`,
  page: (url: string) => url,
};
const nameOf = { product: lastPart, post: lastPart, page: (url: string) => url };

/** Too many to be listed: searched for. */
const searched = (to: keyof typeof folders) =>
  function SearchedReference({ field, path, value, edits }: Reference) {
    const { id: division } = useShop();
    const [isOpen, setOpen] = useState(false);
    const chosen = typeof value === "string" ? value : "";
    const url = addressOf[to](chosen);
    const { data: target } = useQuery({ ...linkTargetQuery(division, url), enabled: chosen !== "" });
    const words = referredWords(chosen, target);
    return (
      <div className="flex flex-col gap-1.5">
        <span className="text-dense font-medium">{field.label}</span>
        <div className="flex items-center gap-2 rounded-control border border-control bg-surface py-1 pr-1 pl-3">
          <span className="min-w-0 flex-1 truncate">{words}</span>
          <Button size="row" onPress={() => setOpen(true)}>
            Choose
          </Button>
        </div>
        {field.hint ? <span className="text-label text-ink-2">{field.hint}</span> : null}
        {isOpen ? (
          <LinkDialog
            title={`Choose a ${REFERENCE_TITLES[to].toLowerCase()}`}
            kind={folders[to]}
            value={chosen ? url : ""}
            onClose={() => setOpen(false)}
            onPick={({ url: picked }) => {
              setOpen(false);
              edits.set(field, path, value, picked === "" ? undefined : nameOf[to](picked));
            }}
          />
        ) : null}
      </div>
    );
  };

/** Another block of this page. */
function BlockReference(props: Reference) {
  const { field, path, value, edits } = props;
  const options = edits.blocks();
  const chosen = typeof value === "string" ? value : "";
  const isGone = chosen !== "" && !options.some(({ id }) => id === chosen);
  const { hint, ...texts } = textsOf(props);
  return (
    <NativeSelect
      {...texts}
      hint={isGone ? "The block that was chosen is not on this page any more." : hint}
      options={[{ id: noBlock, label: "None" }, ...options]}
      value={isGone || chosen === "" ? noBlock : chosen}
      onChange={(id) => edits.set(field, path, value, id === noBlock ? undefined : id)}
    />
  );
}

const noBlock = "none";

/** What has a name of its own that nobody lists. */
function NamedReference(props: Reference) {
  const { field, path, value, edits } = props;
  const [typed, type] = useTyped(typeof value === "string" ? value : "", (next) =>
    edits.set(field, path, value, next === "" ? undefined : next),
  );
  const texts = textsOf(props);
  return (
    <NativeText
      {...texts}
      hint={texts.hint ?? `The name of the ${REFERENCE_TITLES[field.to].toLowerCase()}.`}
      value={typed}
      onChange={type}
      onBlur={edits.leave}
    />
  );
}

const controls: Readonly<Record<ReferenceTarget, (props: Reference) => ReactNode>> = {
  product: searched("product"),
  page: searched("page"),
  post: searched("post"),
  collection: listed(collectionOptions),
  postTag: listed(postTagOptions),
  splitTest: listed(splitTestOptions),
  blank: listed(blankOptions),
  block: BlockReference,
  mailingList: NamedReference,
  feed: NamedReference,
  video: NamedReference,
};
