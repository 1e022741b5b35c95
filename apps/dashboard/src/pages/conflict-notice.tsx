import type { PageSession } from "@selvedge/builder/session/page-session";
import type { Json } from "@selvedge/pages/json";
import type { Dropped } from "@selvedge/pages/ops/rebase";
import { Button } from "@selvedge/ui/actions/button";
import { Notice } from "@selvedge/ui/feedback/notice";

interface ConflictNoticeProps {
  conflict: Dropped;
  session: PageSession;
  onDecided: () => void;
}

/** Somebody else changed the same: both values are shown, nothing is written over, and the writer chooses. */
export function ConflictNotice({ conflict: { op }, session, onDecided }: ConflictNoticeProps) {
  if (op.t !== "page" && op.t !== "set")
    return (
      <div role="alert" className="mb-4">
        <Notice
          tone="warning"
          title="One of your changes no longer fits"
          actions={
            <Button size="dense" onPress={onDecided}>
              Go on without it
            </Button>
          }
        >
          Somebody else, or another tab of yours, has moved or removed the same block in the meantime. Their version is
          shown.
        </Notice>
      </div>
    );
  const rec = op.t === "set" ? session.doc().blocks.get(op.uid) : null;
  const theirs = valueAt((rec ? rec.props : session.doc().page) as Json, op.path);
  const keepMine = () => {
    session.change({ ...op, from: theirs }, { label: "Kept your own value" });
    onDecided();
  };
  return (
    <div role="alert" className="mb-4">
      <Notice
        tone="warning"
        title={`Somebody else has changed the ${op.t === "page" ? nameOf(op.path) : "same setting"} in the meantime`}
        actions={
          <>
            <Button size="dense" onPress={onDecided}>
              Use theirs
            </Button>
            <Button size="dense" onPress={keepMine}>
              Use mine
            </Button>
          </>
        }
      >
        Theirs: {shown(theirs)}. Yours: {shown(op.to)}.
      </Notice>
    </div>
  );
}

const names: Readonly<Record<string, string>> = {
  title: "title",
  description: "description",
  sitemap: "listing in search engines",
  isSearchable: "listing in your shop’s search",
  url: "address",
};
const nameOf = (path: readonly (string | number)[]): string => names[String(path.at(-1))] ?? "page";

const valueAt = (at: Json | undefined, path: readonly (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>((value, step) => (value as Record<string, Json> | undefined)?.[step], at);

const shown = (value: Json | undefined): string =>
  value === true ? "on" : value === false ? "off" : value ? `“${String(value)}”` : "empty";
