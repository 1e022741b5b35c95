import type { DashboardMessage } from "@selvedge/builder/protocol/from-dashboard";
import type { ReactNode } from "react";
import { ShopperView } from "../shopper-view/shopper-view.tsx";

type Shown = Extract<DashboardMessage, { t: "plugin" }>;

interface PluginViewProps {
  notice?: Shown["notice"];
  offer?: Shown["offer"];
  step?: Shown["step"];
  /** Other states of it to look at. */
  steps?: ReactNode;
  /** Visitors see nothing of it yet. */
  isOff: boolean;
}

/** What a plugin shows on the shop's pages, as it is being set up. */
export const PluginView = ({ notice = null, offer = null, step = "asks", steps, isOff }: PluginViewProps) => (
  <ShopperView
    title="What shoppers see"
    shown={{ t: "plugin", notice, offer, step }}
    steps={steps}
    note={`Your home page with these settings.${isOff ? " It is turned off, so visitors do not see it." : ""}`}
  />
);
