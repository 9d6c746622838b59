import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { StoredFile } from '../../ports';
import type { RequestEnv } from '../requestEnv';
import { addPublicFiles } from './publicFiles';

const stored = new Map<string, StoredFile>([
  ['public/a/picture.png', { type: 'image/png', body: new Uint8Array([1, 2, 3]) }],
  ['tickets/secret.json.gz', { type: 'application/gzip', body: new Uint8Array([4]) }],
]);
const app = new Hono<RequestEnv>();
addPublicFiles(app, {
  async find(key) {
    const file = stored.get(key);
    return (
      file && {
        type: file.type,
        size: file.body.byteLength,
        read: async (range) => {
          const bytes = range ? file.body.slice(range.first, range.last + 1) : file.body.slice();
          return new Blob([bytes]).stream();
        },
      }
    );
  },
});

it('a public file is served with its type, cached and in a sandbox', async () => {
  const response = await app.request('/files/public/a/picture.png');
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

it('a public file is served in ranges for players', async () => {
  const get = (range: string) => app.request('/files/public/a/picture.png', { headers: { range } });
  const part = await get('bytes=1-');
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
    206,
    'bytes 1-2/3',
    '2',
  ]);
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([2, 3]);
  const beyond = await get('bytes=3-');
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */3']);
});

it.each([
  '/files/tickets/secret.json.gz',
  '/files/public/missing.png',
  '/files/public/../tickets/secret.json.gz',
  '/files/public/..%2ftickets/secret.json.gz',
  '/files/public/%2e%2e/tickets/secret.json.gz',
  '/files/public//a/picture.png',
  '/files/public/',
])('public files answer 404 at %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
