import { type MerchantPermission, merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { Button } from "@selvedge/ui/button";
import { Dialog } from "@selvedge/ui/dialog";
import { LinkButton } from "@selvedge/ui/link-button";
import { MessagePage } from "@selvedge/ui/message-page";
import { type FormOutcome, ServerForm } from "@selvedge/ui/server-form";
import { showSnackbar } from "@selvedge/ui/snackbar-store";
import { TextArea } from "@selvedge/ui/text-area";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";

/** What a place shows to whom their role closes it: why, and a way to ask for it. Source: storefront §6. */
export function ClosedDoor({ permission }: { permission: MerchantPermission }) {
  const { name, role } = useShop();
  const [isAsking, setAsking] = useState(false);
  const sentence = merchantPermissions[permission];
  return (
    <MessagePage
      icon={LockKeyhole}
      title="Your role does not open this"
      action={
        <>
          <Button variant="primary" onPress={() => setAsking(true)}>
            Ask for it
          </Button>
          <LinkButton href="/">Go to Home</LinkButton>
        </>
      }
    >
      {`It takes the permission “${sentence}”. As ${merchantRoles[role]?.name ?? "one of the people"} of ${name} you do not have it.`}
      <AskDialog permission={permission} isOpen={isAsking} onClose={() => setAsking(false)} />
    </MessagePage>
  );
}

interface AskDialogProps {
  permission: MerchantPermission;
  isOpen: boolean;
  onClose: () => void;
}

function AskDialog({ permission, isOpen, onClose }: AskDialogProps) {
  const { id: division } = useShop();
  const ask = async ({ reason }: Record<string, unknown>): Promise<FormOutcome> => {
    const body = { reason: String(reason ?? "").trim(), division };
    if (body.reason === "") return { ok: false, message: "", errors: { reason: ["This field is required"] } };
    try {
      const { message } = await api("POST /atlas/permissions/request/{permissions}/", {
        params: { permissions: permission },
        body,
      });
      showSnackbar({ code: "permission-request", text: message });
      onClose();
      return { ok: true };
    } catch {
      // A request that fails says nothing (storefront §8): what was written stays, to be sent again.
      return { ok: false, message: "" };
    }
  };
  return (
    <Dialog title="Ask for a permission" isOpen={isOpen} onClose={onClose}>
      <ServerForm onSubmit={ask}>
        {(isBusy) => (
          <>
            <TextArea
              name="reason"
              label="Why do you need it?"
              hint="The people who run the shop read this."
              rows={3}
              autoFocus
            />
            <div className="flex justify-end gap-2">
              <Button onPress={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                Send request
              </Button>
            </div>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
