import { media } from '@adlane/api-server/schema';
import { worldPictures } from '../pictures/worldPictures';
import { ago, type SeedContext } from '../SeedContext';

export type SeededMedia = {
  readonly ids: ReadonlyMap<string, number>;
  readonly urls: ReadonlyMap<string, string>;
};

/**
 * Inserts one image per niche into the agency's library; the bytes are stored once. Returns ids and URLs by
 * niche.
 */
export async function seedMedia({ tx, agencyId, now }: SeedContext): Promise<SeededMedia> {
  const pictures = await worldPictures();
  const rows = await tx
    .insert(media)
    .values(
      pictures.map(({ niche, key, url, body, width, height }, index) => ({
        agency_id: agencyId,
        kind: 'image' as const,
        name: `${niche}.png`,
        url,
        file_key: key,
        type: 'image/png',
        bytes: body.byteLength,
        width,
        height,
        created_at: ago(now, 110 - index),
        updated_at: ago(now, 110 - index),
      })),
    )
    .returning({ id: media.id, name: media.name });
  return {
    ids: new Map(rows.map(({ id, name }) => [name.replace(/\.png$/, ''), id])),
    urls: new Map(pictures.map(({ niche, url }) => [niche, url])),
  };
}
