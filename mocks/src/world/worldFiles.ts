import type { StoredFile } from '@adlane/api-server';
import { worldPictures } from './pictures/worldPictures';
import { gzipJson } from './widget/tickets/gzipJson';

/** Keys of the recorded ticket's screenshot and replay in the file store. */
export const ticketFiles = {
  screenshot: 'world/tickets/booking-screenshot.json.gz',
  replay: 'world/tickets/booking-replay.json.gz',
} as const;

async function collect(): Promise<ReadonlyMap<string, StoredFile>> {
  const { default: recorded } = await import('./widget/tickets/bookingReplay.json');
  const pictures = (await worldPictures()).map(
    ({ key, body }) => [key, { type: 'image/png', body }] as const,
  );
  const type = 'application/gzip';
  return new Map<string, StoredFile>([
    ...pictures,
    [ticketFiles.screenshot, { type, body: await gzipJson(recorded.screenshot) }],
    [ticketFiles.replay, { type, body: await gzipJson(recorded.replay) }],
  ]);
}

let collected: Promise<ReadonlyMap<string, StoredFile>> | undefined;

/** Returns every file that the demo rows refer to, by its key. Built on first use. */
export function worldFiles(): Promise<ReadonlyMap<string, StoredFile>> {
  collected ??= collect();
  return collected;
}
