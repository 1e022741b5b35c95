import { useShopFrame } from "../shell/shop-frame.tsx";
import { Icon } from "./icon.tsx";

/** What the shop promises its shoppers. */
export function Promises() {
  return (
    <ul className="promises">
      {useShopFrame().settings.promises.map((text) => (
        <li key={text}>
          <Icon name="check" size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}
