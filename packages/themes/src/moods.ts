/** How a theme feels, for people who look for one. Source: pictures of the themes. */
export const moods = ["calm", "crafted", "playful", "bold"] as const;
export type Mood = (typeof moods)[number];

const byMood: Readonly<Record<Mood, readonly string[]>> = {
  calm: ["naked", "nordic", "salt", "quiet", "gallery", "dunes", "spring", "simply", "charcoal", "lux"],
  crafted: ["clay", "angelo", "academia", "apothecary", "atlantic", "verde", "outland", "wildWood", "wanderlust"],
  playful: ["daze", "joy", "bubble", "popsicle", "california", "tropic"],
  bold: ["punch", "popart", "neonCity", "municipal", "sol", "good"],
};

/** A theme's mood; a theme that is not offered is calm. */
export const moodOf = (theme: string): Mood => moods.find((mood) => byMood[mood].includes(theme)) ?? "calm";
