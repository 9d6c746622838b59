export type WorldPicture = {
  readonly niche: string;
  /** Key in the file store. */
  readonly key: string;
  /** URL that browsers load it from. */
  readonly url: string;
  /** A PNG of 1200 by 628 pixels. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Returns the illustration of each niche. Loaded on first use: they take 300 kB. */
export async function worldPictures(): Promise<readonly WorldPicture[]> {
  const { default: drawn } = await import('./pictures.json');
  return Object.entries(drawn.pictures).map(([niche, base64]) => {
    const key = `public/world/${niche.toLowerCase().replaceAll(' ', '-')}.png`;
    const { width, height } = drawn;
    return { niche, key, url: `/files/${key}`, body: decodeBase64(base64), width, height };
  });
}
