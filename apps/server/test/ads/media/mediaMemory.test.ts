import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Media } from '@adlane/contract/ads/media';
import { demoLogins } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../../src/folder/makeDataFolder';
import { createPng, mp4Parts } from '../../harness/mediaFiles';
import { type ServerProcess, spawnServer } from '../../harness/processes/spawnServer';
import { streamFrom } from '../../harness/processes/streamFrom';
import { watchMemory } from '../../harness/processes/watchMemory';

const mebibyte = 1024 * 1024;
const maxVideoBytes = 524_288_000;

let root = '';
let server: ServerProcess;
let url = '';
let token = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-memory-'));
  await makeDataFolder(root);
  server = spawnServer({ dataFolder: root, entry: 'source', env: { NODE_ENV: 'development' } });
  url = (await server.ready).urls.dashboard;
  const { email, password } = demoLogins[0];
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  token = (await answer.json()).access_token;
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

/** Streams a multipart form whose file is generated while it is sent. */
async function* streamForm(totalBytes: number): AsyncGenerator<Uint8Array> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const { start, fill, end } = mp4Parts({ totalBytes });
  yield encode('--b\r\ncontent-disposition: form-data; name="file"; filename="long.mp4"\r\n\r\n');
  yield start;
  const block = new Uint8Array(256 * 1024);
  for (let left = fill; left > 0; left -= block.byteLength)
    yield block.subarray(0, Math.min(left, block.byteLength));
  yield end;
  yield encode('\r\n--b--\r\n');
}

function upload(totalBytes: number): Promise<Response> {
  const body = streamFrom(streamForm(totalBytes));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' };
  return fetch(`${url}/api/v1/media/store`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

describe('500 MB video:', () => {
  it('is uploaded and downloaded without buffering it in memory', async () => {
    // The first upload loads the code that uploads need.
    const small = new FormData();
    small.set('file', new File([createPng(320, 320)], 'a.png'));
    await fetch(`${url}/api/v1/media/store`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: small,
    });
    await (await upload(20 * mebibyte)).text();

    const { answer, roseBy } = await watchMemory(server.pid, upload(maxVideoBytes));
    const made: Media = await answer.json();
    expect([answer.status, made.size, made.duration]).toEqual([201, maxVideoBytes, 12]);
    expect(roseBy).toBeLessThan(64 * mebibyte);

    const saving = watchMemory(
      server.pid,
      fetch(`${url}/api/v1/media/download/${made.id}`, {
        headers: { authorization: `Bearer ${token}` },
      }).then(async (saved) => {
        let bytes = 0;
        for await (const chunk of saved.body ?? []) bytes += chunk.byteLength;
        return bytes;
      }),
    );
    const saved = await saving;
    expect(saved.answer).toBe(maxVideoBytes);
    expect(saved.roseBy).toBeLessThan(64 * mebibyte);
  });

  it('is refused when one byte larger', async () => {
    const answer = await upload(maxVideoBytes + 1);
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { file: ['Videos cannot exceed 500 MB'] },
    ]);
  });
});
