import { loginStates } from "@selvedge/domain/access/pages/login-states";
import { pageRegions } from "@selvedge/domain/access/pages/page-access";
import { pageConditions } from "@selvedge/domain/access/pages/page-conditions";
import { loginStateLabels, regionLabels } from "@selvedge/domain/access/pages/page-words";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import type { ShopDetail, ShopPage } from "../data/reply.ts";
import { nameOf } from "./pages-card.tsx";
import { useShopChange } from "./shop-queries.ts";

interface PageDialogProps {
  shop: ShopDetail;
  /** null: closed. */
  page: ShopPage | null;
  onClose: () => void;
}

/** Chooses who may see a page: its sign-in and region as its owner does, and what the platform asks beside. */
export function PageDialog({ shop, page, onClose }: PageDialogProps) {
  return (
    <Dialog width="wide" title={page ? `Who can see “${nameOf(page)}”` : ""} isOpen={page !== null} onClose={onClose}>
      {page ? <PageForm shop={shop} page={page} onClose={onClose} /> : null}
    </Dialog>
  );
}

const anybody = "any";

function PageForm({ shop, page, onClose }: { shop: ShopDetail; page: ShopPage; onClose: () => void }) {
  const { isBusy, run } = useShopChange();
  const [loginState, setLoginState] = useState(page.loginState);
  const [region, setRegion] = useState(page.region);
  const [conditions, setConditions] = useState(page.conditions);
  const save = async () => {
    const isDone = await run(
      () =>
        api("PATCH /atlas/divisions/{division}/pages/{id}/", {
          params: { division: shop.id, id: page.id },
          body: { loginState, region, conditions },
        }),
      `${nameOf(page)} is changed.`,
    );
    if (isDone) onClose();
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <SelectField
          compact
          label="Visitors"
          options={loginStates.map((id) => ({ id, label: loginStateLabels[id] }))}
          value={loginState}
          onChange={(id) => setLoginState(id as typeof loginState)}
        />
        <SelectField
          compact
          label="Where they are"
          options={Object.keys(pageRegions).map((id) => ({ id, label: regionLabels[id as typeof region] }))}
          value={region}
          onChange={(id) => setRegion(id as typeof region)}
        />
        {pageConditions.map((group) => {
          const chosen = group.options.find(({ guard }) => conditions.includes(guard));
          return (
            <SelectField
              compact
              key={group.id}
              label={group.label}
              options={[
                { id: anybody, label: "Any" },
                ...group.options.map(({ guard, label }) => ({ id: guard, label })),
              ]}
              value={chosen?.guard ?? anybody}
              onChange={(id) =>
                setConditions([
                  ...conditions.filter((name) => name !== chosen?.guard),
                  ...group.options.filter(({ guard }) => guard === id).map(({ guard }) => guard),
                ])
              }
            />
          );
        })}
      </div>
      <p className="text-dense text-ink-2">
        On a shop's page plan and badges are those of the shop's project; on the main site those of the visitor's
        project. Everybody else sees that the page does not exist.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button isDisabled={isBusy} onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
          Save
        </Button>
      </div>
    </Form>
  );
}
