import { BadgeCheck, CircleCheck, CircleSlash, CircleX, Gavel } from "lucide-react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";
import { ReasonDialog } from "../station/problems/reason-dialog.tsx";

/** Changes of an order that need nothing but a reason. */
const moves = {
  cancel: {
    title: "Cancel order",
    lead: "Nothing of it is made, and what was paid goes back the way it came. This cannot be taken back.",
    confirm: "Cancel order",
    keep: "Keep it",
    isDanger: true,
    example: "The shopper asked for it",
  },
  mark_paid: {
    title: "Mark as paid",
    lead: "It is made as if it had been paid at the checkout. Only once the money is here.",
    confirm: "Mark as paid",
    example: "Bank transfer of 24 November",
  },
  dispute: {
    title: "Record a dispute",
    lead: "While it has not left, it stops until the bank decides.",
    confirm: "Record",
    example: "The bank's letter of 24 November",
  },
  dispute_won: {
    title: "The bank decided for the shop",
    lead: "The order goes on as before.",
    confirm: "Record",
    example: "The bank's letter",
  },
  dispute_lost: {
    title: "The bank decided for the card holder",
    lead: "The bank has taken the money, so the order counts as refunded, with a credit note.",
    confirm: "Record",
    isDanger: true,
    example: "The bank's letter",
  },
} as const;

export type OrderMove = keyof typeof moves;
export const orderMoves = Object.keys(moves) as OrderMove[];

export const moveIcons = {
  cancel: CircleX,
  mark_paid: BadgeCheck,
  dispute: Gavel,
  dispute_won: CircleCheck,
  dispute_lost: CircleSlash,
} as const;

const calls = {
  cancel: "POST /atlas/orders/{order}/cancel/",
  mark_paid: "POST /atlas/orders/{order}/mark-paid/",
  dispute: "POST /atlas/orders/{order}/dispute/",
  dispute_won: "POST /atlas/orders/{order}/dispute-won/",
  dispute_lost: "POST /atlas/orders/{order}/dispute-lost/",
} as const;

interface OrderMoveDialogProps {
  order: StaffOrder;
  code: OrderMove;
  onClose: () => void;
}

/** Asks why before an order is moved. */
export function OrderMoveDialog({ order, code, onClose }: OrderMoveDialogProps) {
  const move = async (reason: string) => {
    try {
      await api(calls[code], { params: { order: order.id }, body: { reason } });
      onClose();
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      refreshOrders();
    }
  };
  return <ReasonDialog {...moves[code]} isOpen onClose={onClose} onReason={move} />;
}
