const corners = { sharp: "Sharp", smooth: "Smooth", rounded: "Rounded", circle: "Circle" };

/** What can be chosen for a picture of the menu, in the words of the screen. */
export const pictureChoices = {
  ratio: { label: "Shape", words: { wide: "Wide", short: "Short", "4:3": "4:3", square: "Square", tall: "Tall" } },
  borderRadius: { label: "Corners", words: corners },
  textAlignment: { label: "Words at the", words: { left: "Left", center: "Middle", right: "Right" } },
  textShadow: {
    label: "Shadow of the words",
    words: { none: "None", light: "Light", medium: "Medium", heavy: "Heavy" },
  },
  buttonWidth: { label: "Width of the button", words: { fit: "As its words", full: "As the picture" } },
  buttonBorderRadius: { label: "Corners of the button", words: corners },
} as const;

const steps = Array.from({ length: 11 }, (_, step) => step / 10);

/** Shares to darken by, from 0 to 1, with the one that there is. */
export const overlayOptions = (current: number) =>
  [...new Set([...steps, current])]
    .toSorted((one, other) => one - other)
    .map((share) => ({ id: String(share), label: share === 0 ? "None" : `${Math.round(share * 100)}%` }));
