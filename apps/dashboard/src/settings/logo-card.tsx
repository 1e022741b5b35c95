import { Switch } from "@selvedge/ui/choices/switch";
import { Card } from "@selvedge/ui/content/card";
import type { Data } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";
import { PictureButtons } from "./picture-buttons.tsx";

type Logo = Data<"GET /divisions/{division}/brand/">["logo"];

interface LogoCardProps {
  logo: Logo;
  /** The mark that the shop came with, as SVG text; empty for none. */
  drawn: string;
  isBusy: boolean;
  onChoose: () => void;
  onChange: (logo: Logo) => void;
}

/** The picture in the shop's header, and whether the shop's name is written beside it. */
export function LogoCard({ logo, drawn, isBusy, onChoose, onChange }: LogoCardProps) {
  const { name } = useShop();
  // As a picture it runs nothing, whatever is in it.
  const src = logo.src || (drawn && `data:image/svg+xml,${encodeURIComponent(drawn)}`);
  return (
    <Card title="Logo">
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex h-24 w-72 max-w-full items-center gap-3 rounded-control border border-line bg-mock px-4">
          {src ? <img src={src} alt="" className="h-8 min-w-0 max-w-full object-contain object-left" /> : null}
          {logo.src && logo.isAlone ? null : <span className="truncate text-title font-semibold">{name}</span>}
        </div>
        <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
          <p className="text-ink-2">
            At the top of every page. A wide picture with a clear ground works best. {logo.src ? "" : made(drawn)}
          </p>
          {logo.src ? (
            <Switch
              label="The name is in the picture"
              hint="It is not written beside it. Screen readers still say it."
              isSelected={logo.isAlone}
              isDisabled={isBusy}
              onChange={(isAlone) => onChange({ ...logo, isAlone })}
            />
          ) : null}
          <PictureButtons
            hasOwn={logo.src !== ""}
            isBusy={isBusy}
            onChoose={onChoose}
            onRemove={() => onChange({ src: "", width: 0, height: 0, isAlone: false })}
          />
        </div>
      </div>
    </Card>
  );
}

/** What is there where no picture is chosen. */
const made = (drawn: string): string =>
  drawn
    ? "This mark came with your shop; your name is written beside it. A picture takes its place."
    : "Without one, your name is written in the letters of your theme.";
