import type { StoredFile } from '@adlane/api-server';
import { worldPictures } from './pictures/worldPictures';
import { gzipJson } from './widget/tickets/gzipJson';

/** Keys of the recorded ticket's screenshot, replay and resources in the file store. */
export const ticketFiles = {
  screenshot: 'world/tickets/booking-screenshot.json.gz',
  replay: 'world/tickets/booking-replay.json.gz',
  resources: 'world/tickets/booking-resources.json.gz',
} as const;

/** What the recorded page names at other addresses. */
const resources = {
  'https://brightside-dental.example/theme.css': 'body { accent-color: #0f766e; }',
};

async function collect(): Promise<ReadonlyMap<string, StoredFile>> {
  const { default: recorded } = await import('./widget/tickets/bookingReplay.json');
  const pictures = (await worldPictures()).map(
    ({ key, body }) => [key, { type: 'image/png', body }] as const,
  );
  const type = 'application/gzip';
  return new Map<string, StoredFile>([
    ...pictures,
    [ticketFiles.screenshot, { type, body: await gzipJson(recorded.screenshot) }],
    [ticketFiles.resources, { type, body: await gzipJson(resources) }],
    [ticketFiles.replay, { type, body: await gzipJson(recorded.replay) }],
  ]);
}

let collected: Promise<ReadonlyMap<string, StoredFile>> | undefined;

/** Returns every file that the demo rows refer to, by its key. Built on first use. */
export function worldFiles(): Promise<ReadonlyMap<string, StoredFile>> {
  collected ??= collect();
  return collected;
}
