import { startLive } from '@adlane/api-client';
import { afterAll, expect, it, vi } from 'vitest';
import { openTabClient, tabUrl } from '../../test/openTabClient';
import { openTabSocket } from './openTabSocket';
import { resetWorld } from './worldControls';

const { client } = openTabClient();
afterAll(resetWorld);

it('an open page in the tab receives changes like from the server', async () => {
  const invalidateQueries = vi.fn(async () => undefined);
  const stop = startLive({
    client,
    queryClient: { invalidateQueries },
    baseUrl: tabUrl,
    openSocket: openTabSocket,
  });
  // The subscription starts after the first folders.
  await expect
    .poll(async () => {
      await client.folders.store({ body: { name: `Folder ${Math.random()}` } });
      return invalidateQueries.mock.calls;
    })
    .toContainEqual([{ queryKey: ['folders'] }]);
  stop();
});

it('a tab accepts uploads, shows them and links to them', async () => {
  const png = new Uint8Array(70);
  png.set([
    0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0, 0, 0, 2, 0,
  ]);
  png.set([0, 0, 0, 1, 0x49, 0x44, 0x41, 0x54], 33);
  png.set([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44], 46);
  const made = await client.media.store({ body: { file: new File([png], 'a.png', { type: 'image/png' }) } });
  expect(made).toMatchObject({ width: 512, height: 512, size: 58 });
  const shown = await fetch(`${tabUrl}${made.url}`);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png.slice(0, 58));
  const { url } = await client.media.link({ params: { id: made.id } });
  const saved = await fetch(`${tabUrl}${url}`);
  expect(saved.headers.get('content-disposition')).toContain('a.png');
});
