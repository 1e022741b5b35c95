/** The package has no types of its own; this is the part that is used. */
declare module "bidi-js" {
  interface Bidi {
    getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
    getMirroredCharacter(letter: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
