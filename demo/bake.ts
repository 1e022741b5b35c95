// Renders what the demo world needs and is too slow to render at a first start: `node demo/bake.ts`. Run it again after a
// drawing, a product or a page picture has changed; what is there and still right is left alone.
import { bakeArtworks } from "./src/bake/bake-artworks.ts";
import { bakeMockups } from "./src/bake/bake-mockups.ts";
import { bakePages } from "./src/bake/bake-pages.ts";
import { demoShops } from "./src/shops.ts";

await bakeArtworks();
await bakeMockups(demoShops);
await bakePages();
