import type { IncomingForm } from '@adlane/contract';
import type { Media } from '@adlane/contract/ads/media';
import { and, eq } from 'drizzle-orm';
import { media } from '../../../db/schema/ads/media';
import type { UserCall } from '../../../http/CallContext';
import { found, invalid } from '../../../http/problem';
import { toMediaViews } from './mediaView';
import { claimFile, dropFiles, markUnused } from './orphanFiles';
import { findMedia, lockMedia } from './queries';
import { type ReceivedFile, receiveFile } from './receiveFile';

/**
 * Stores a video's thumbnail in place of an earlier one.
 * @throws Problem 404, 422
 */
export async function storeThumbnail(
  call: UserCall,
  { id, form }: { readonly id: number; readonly form: IncomingForm<{ readonly file: File }> },
): Promise<Media> {
  const { caller, ports } = call;
  const { agency_id } = caller;
  found(await call.inTenant((ctx) => findMedia(ctx, id)));
  let stored: ReceivedFile | undefined;
  try {
    const { stored: received } = await form.receive(async (file) => {
      stored = await receiveFile(ports, file, { agency_id, isImageOnly: true, isAnySize: true });
      return stored;
    });
    const { view, old } = await replace(call, id, received.file_key);
    await dropFiles(ports, agency_id, old);
    return view;
  } catch (error) {
    if (stored) await dropFiles(ports, agency_id, [stored.file_key]);
    throw error;
  }
}

function replace({ inTenant, caller, ports }: UserCall, id: number, thumbnail_key: string) {
  const { agency_id } = caller;
  const now = ports.clock.now();
  return inTenant(async (ctx) => {
    const { tx } = ctx;
    const row = found((await lockMedia(ctx, [id]))[0]);
    if (row.kind !== 'video' || row.file_key === null) {
      throw invalid({ file: ['Only an uploaded video has a thumbnail.'] });
    }
    const old = row.thumbnail_key === null ? [] : [row.thumbnail_key];
    const thumbnail_url = `/files/${thumbnail_key}`;
    await tx
      .update(media)
      .set({ thumbnail_key, thumbnail_url, updated_at: now })
      .where(and(eq(media.agency_id, agency_id), eq(media.id, id)));
    await claimFile(tx, agency_id, thumbnail_key);
    await markUnused(tx, agency_id, old, now);
    const [view] = await toMediaViews(ctx, [{ ...row, thumbnail_key, thumbnail_url }]);
    return { view: found(view), old };
  });
}
