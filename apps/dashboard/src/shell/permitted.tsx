import { type MerchantPermission, merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { clickOn } from "@selvedge/domain/access/permission-click";
import { Button, type ButtonProps } from "@selvedge/ui/actions/button";
import { AskPermissionDialog } from "@selvedge/ui/frames/ask-permission-dialog";
import { Clock, LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useShop } from "../session/shop.ts";
import { requestReaders } from "./permission-needed.tsx";
import { usePermissionRequest } from "./use-permission-request.ts";

interface PermittedProps {
  needs: MerchantPermission;
  /** The words of the control, for people who may only ask. */
  label: string;
  size?: ButtonProps["size"];
  /** The control, for people who may use it. */
  children: ReactNode;
}

/**
 * A control that takes a permission. People without it see a lock on it: a click asks for a reason and sends a request.
 * While that waits for an answer the control says so. Source: storefront §6.
 */
export function Permitted({ needs, label, size, children }: PermittedProps) {
  const { permissions } = useShop();
  const [isAsking, setAsking] = useState(false);
  const isMissing = clickOn([needs], permissions).does === "ask";
  const { askedAt, request } = usePermissionRequest({ permission: needs, isMissing });
  if (!isMissing) return children;
  if (askedAt !== null)
    return (
      <Button isDisabled icon={Clock} {...(size && { size })} aria-label={`${label}: permission requested`}>
        Requested
      </Button>
    );
  return (
    <>
      <Button icon={LockKeyhole} {...(size && { size })} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <AskPermissionDialog
        permission={merchantPermissions[needs]}
        readers={requestReaders}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRequest={request}
      />
    </>
  );
}
