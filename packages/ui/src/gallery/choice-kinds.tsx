import { useState } from "react";
import { Checkbox } from "../choices/checkbox.tsx";
import { RadioChoice } from "../choices/radio-choice.tsx";
import { Segmented } from "../choices/segmented.tsx";
import { Switch } from "../choices/switch.tsx";
import { Swatch } from "../content/swatch.tsx";
import { StatusBadge } from "../feedback/status-badge.tsx";
import { TabBar } from "../frames/tab-bar.tsx";
import { ActiveFilterChip, AddFilterChip, FilterChip } from "../tables/filter-chip.tsx";
import { Kind } from "./sheet.tsx";

/** Tabs, segments, boxes, switches, badges and chips. */
export function ChoiceKinds() {
  const [side, setSide] = useState("front");
  return (
    <>
      <Kind title="Tabs, segments, switches, choices">
        <div className="flex flex-col gap-4">
          <TabBar label="Product" tabs={TABS} />
          <TabBar label="Orders" thread tabs={VIEWS} />
          <div className="flex flex-wrap items-center gap-5">
            <Segmented label="Side" value={side} onChange={setSide} segments={SIDES} />
            <Switch aria-label="On" defaultSelected />
            <Switch aria-label="Off" />
            <Switch label="Off and locked" isDisabled />
            <Checkbox aria-label="On" defaultSelected />
            <Checkbox aria-label="Some" isIndeterminate />
            <Checkbox aria-label="Off" />
            <Checkbox label="Add a gift note" hint="Printed on the packing slip" />
          </div>
          <RadioChoice label="Who pays for the reprint" defaultValue="us" options={PAYERS} orientation="horizontal" />
          <RadioChoice label="Shipping" defaultValue="48" options={SHIPPING} cards />
          <Switch spread label="Show in product feeds" defaultSelected />
        </div>
      </Kind>
      <Kind title="Status: shape, word and tint, never colour alone">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge tone="success">Approved</StatusBadge>
          <StatusBadge tone="warning" shape="ring">
            In review
          </StatusBadge>
          <StatusBadge tone="danger" shape="square">
            Denied
          </StatusBadge>
          <StatusBadge tone="primary" shape="ring">
            Making
          </StatusBadge>
          <StatusBadge tone="info">Paid</StatusBadge>
          <StatusBadge>Draft</StatusBadge>
          <StatusBadge shape="none">Live in 3 collections</StatusBadge>
          <ActiveFilterChip label="Placed: last 7 days" onRemove={() => {}} />
          <FilterChip>Status</FilterChip>
          <AddFilterChip />
          <Swatch colour="#2f4a3c" name="Forest" />
          <Swatch colour="#f4f2ea" name="Off-white" shape="round" marked />
        </div>
      </Kind>
    </>
  );
}

const TABS = [
  {
    id: "details",
    label: "Details",
    count: 3,
    content: <p className="text-dense text-ink-2">Name, description and pictures.</p>,
  },
  { id: "variants", label: "Variants", content: <p className="text-dense text-ink-2">36 variants, 34 on sale.</p> },
  {
    id: "history",
    label: "History",
    content: <p className="text-dense text-ink-2">Published on Monday 2 November.</p>,
  },
];

const VIEWS = [
  { id: "all", label: "All orders", count: 4218, content: null },
  { id: "due", label: "Due by Monday", count: 37, content: null },
];

const SIDES = [
  { id: "front", label: "Front" },
  { id: "back", label: "Back" },
];

const PAYERS = [
  { id: "us", label: "We do" },
  { id: "shop", label: "The shop" },
];

const SHIPPING = [
  { id: "48", label: "Royal Mail Tracked 48", hint: "Arrives Tue 24 to Thu 26 Nov" },
  { id: "24", label: "Royal Mail Tracked 24", hint: "Arrives Mon 23 or Tue 24 Nov" },
];
