import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Thumb } from "@selvedge/ui/content/thumb";
import { useState } from "react";
import { PictureForm } from "./picture-form.tsx";
import type { MenuPicture } from "./surroundings-query.ts";

/** The pictures that the panels of the menu show. */
export function PicturesCard({ pictures }: { pictures: readonly MenuPicture[] }) {
  return (
    <Card flush title="Pictures in the menu">
      <ul aria-label="Pictures in the menu" className="border-line border-t">
        {pictures.map((picture) => (
          <PictureRow key={`${picture.item} ${picture.segment} ${picture.src}`} picture={picture} />
        ))}
      </ul>
    </Card>
  );
}

function PictureRow({ picture }: { picture: MenuPicture }) {
  const [isOpen, setOpen] = useState(false);
  const { address, title, menuTitle } = picture;
  return (
    <li className="flex flex-col gap-4 border-line px-4 py-3 not-first:border-t">
      <div className="flex items-center gap-3">
        <Thumb picture={{ id: picture.src, src: address, alt: "" }} size={44} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-body font-medium">{title || "Picture without a title"}</h3>
          <p className="truncate text-dense text-ink-2">{`In the panel of ${menuTitle}`}</p>
        </div>
        <Button size="dense" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {isOpen ? "Close" : "Change"}
        </Button>
      </div>
      <div hidden={!isOpen}>
        <PictureForm picture={picture} />
      </div>
    </li>
  );
}
