import type { Media } from '@adlane/contract/ads/media';
import type { ReadContext } from '../../../http/UseCaseContext';
import { countTemplateUses, type MediaRecord } from './queries';

function toMedia(row: MediaRecord, templates_count: number): Media {
  return {
    id: row.id,
    kind: row.kind === 'image' ? 'image' : 'video',
    name: row.name,
    url: row.url,
    // An image is its thumbnail.
    thumbnailUrl: row.thumbnail_url ?? (row.kind === 'image' ? row.url : null),
    type: row.type,
    size: row.bytes,
    width: row.width,
    height: row.height,
    duration: row.duration,
    youtube_id: row.youtube_id,
    client_user_id: row.client_id,
    templates_count,
    created_at: row.created_at.toISOString(),
  };
}

/** Returns media for display. */
export async function toMediaViews(ctx: ReadContext, rows: readonly MediaRecord[]): Promise<Media[]> {
  const counts = await countTemplateUses(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toMedia(row, counts.get(row.id) ?? 0));
}

/** Returns a new media for display, which nothing uses yet. */
export function toNewMediaView(row: MediaRecord): Media {
  return toMedia(row, 0);
}
