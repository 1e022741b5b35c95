/** The address of a product's page in one of its colours. */
export const colourPath = (urlName: string, colour: string): string =>
  `/product/${urlName}/${encodeURIComponent(colour.toLowerCase().replaceAll(" ", "-"))}/`;
