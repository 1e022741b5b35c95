import { NextAction } from "@selvedge/ui/factory/next-action";
import type { LucideIcon } from "lucide-react";
import { ScanBarcode, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ScanAnswer } from "../data/reply.ts";

/** The foot of a station: the way the last answer names, or the station's own first step. */
export function ActionBar({
  answer,
  icon,
  idle,
  idleDetail,
  children,
}: {
  answer: ScanAnswer | null;
  icon: LucideIcon;
  idle: string;
  idleDetail?: string;
  children?: ReactNode;
}) {
  if (!answer)
    return (
      <NextAction icon={ScanBarcode} title={idle} detail={idleDetail}>
        {children}
      </NextAction>
    );
  const isWrong = answer.band.state === "wrong";
  return (
    <NextAction icon={isWrong ? Undo2 : icon} title={answer.next.title} detail={answer.next.detail || undefined}>
      {children}
    </NextAction>
  );
}
