/** Every drawing of the demo world: its file is `artwork/<name>.svg`, its print `artwork/<name>.png`. */
export const artworks = {
  "high-water": {
    title: "High Water",
    alt: "A red sun sinking into a bowl of wavy blue lines above the words High Water",
  },
  "leave-the-kelp": {
    title: "Leave the Kelp Alone",
    alt: "Three fronds of green kelp rising in front of a yellow sun",
  },
  "slow-down-for-whales": { title: "Slow Down for Whales", alt: "A pale whale blowing a small spout" },
  "sea-areas": { title: "Sea Areas", alt: "Six sea area names stacked in heavy type, Tyne picked out in red" },
  "same-ledge": {
    title: "Same Ledge, Every Spring",
    alt: "Three guillemots shoulder to shoulder on a ledge before a pale blue disc",
  },
  "drift-gently": { title: "Drift Gently", alt: "A glowing pink and violet jellyfish with long trailing tentacles" },
  "keep-the-light-on": { title: "Keep the Light On", alt: "A red and white lighthouse with two beams above the sea" },
  "lemon-grin": { title: "Lemon Grin", alt: "A grinning cartoon lemon with halftone shading and a green leaf" },
  "side-b-forever": { title: "Side B Forever", alt: "A bright blue and red cassette tape labelled Side B Forever" },
  "watching-vinyl": { title: "Watching Vinyl", alt: "A black record with a large eye at its centre and a red edge" },
  "slow-sunday": { title: "Slow Sunday", alt: "Five arching stripes from plum to cream around a red record" },
  "big-speaker": { title: "Big Speaker", alt: "A pink loudspeaker with a blue and yellow cone" },
  "play-it-loud": { title: "Play It Loud", alt: "A red comic burst with the words Play it loud" },
  foxglove: { title: "Foxglove", alt: "A botanical drawing of a foxglove spire with pink bells" },
  poppy: { title: "Opium Poppy", alt: "A botanical drawing of a red poppy with a bud and a seed head" },
  chamomile: { title: "Chamomile", alt: "A botanical drawing of four chamomile flowers on fine stems" },
  "male-fern": { title: "Male Fern", alt: "A botanical drawing of one frond of male fern" },
  "fly-agaric": { title: "Fly Agaric", alt: "Four red toadstools with pale spots in short grass" },
  "tincture-of-patience": {
    title: "Tincture of Patience",
    alt: "An old bottle label: Tincture of Patience, three drops at dusk in a garden, repeat yearly",
  },
  "water-light-patience": {
    title: "Water, Light, Patience",
    alt: "Three hand-drawn plants in terracotta pots on a windowsill",
  },
  "luna-moth": { title: "Luna Moth", alt: "A pale green luna moth beneath seven phases of the moon" },
  "pocket-bee": { title: "Pocket Bee", alt: "A small honey bee seen from above, drawn in one gold ink" },
  "hedgerow-club": { title: "Hedgerow Club", alt: "Ripe blackberries on a leafy stem beneath the word Hedgerow" },
  "slow-lane-snail": {
    title: "Slow Lane",
    alt: "A contented snail with a spiral orange shell above the words Slow Lane",
  },
  "gone-rambling": { title: "Gone Rambling", alt: "Green hills, a winding path and an orange sun in an arched window" },
  "moon-hare": { title: "Moon Hare", alt: "A sitting hare against a gold full moon inside a ring of pale leaves" },
} as const;

export type ArtworkName = keyof typeof artworks;
export const artworkNames = Object.keys(artworks) as ArtworkName[];
