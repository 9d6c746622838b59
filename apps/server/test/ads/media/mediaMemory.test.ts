import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Media, MediaUploadState } from '@adlane/contract/ads/media';
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

async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/media${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** Returns the bytes of a video from `offset`, as a file on a disk would give them. */
function sliceVideo(totalBytes: number, offset: number, length: number): Uint8Array<ArrayBuffer> {
  const { start, end } = mp4Parts({ totalBytes });
  const bytes = new Uint8Array(Math.min(length, totalBytes - offset));
  if (offset < start.byteLength) bytes.set(start.subarray(offset, offset + length));
  const endsAt = totalBytes - end.byteLength - offset;
  if (endsAt < bytes.byteLength) bytes.set(end.subarray(Math.max(0, -endsAt)), Math.max(0, endsAt));
  return bytes;
}

/** Sends the first half of a part and breaks the connection. */
async function sendHalf(path: string, part: Uint8Array): Promise<void> {
  const cut = new AbortController();
  async function* streamHalf() {
    yield new TextEncoder().encode(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="p"\r\n\r\n',
    );
    yield part.subarray(0, part.byteLength / 2);
    cut.abort();
    yield part.subarray(part.byteLength / 2);
  }
  const sending = call(path, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: streamFrom(streamHalf()),
    duplex: 'half',
    signal: cut.signal,
  } as RequestInit);
  await expect(sending).rejects.toThrow('aborted');
}

/** Uploads a video in parts over a connection that breaks within two of them. */
async function uploadOverBadLine(totalBytes: number): Promise<Media> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'cut.mp4', size: totalBytes });
  let state = await call<MediaUploadState>('/uploads', { method: 'POST', headers: json, body });
  const path = `/uploads/${state.id}`;
  const cuts = [3 * state.part_bytes, 40 * state.part_bytes];
  while (state.offset < totalBytes) {
    const { offset, part_bytes } = state;
    const part = sliceVideo(totalBytes, offset, part_bytes);
    if (cuts[0] === offset) {
      cuts.shift();
      await sendHalf(`${path}/parts`, part);
      state = await call(path);
      expect(state.offset).toBe(offset);
      continue;
    }
    const form = new FormData();
    form.set('offset', String(offset));
    form.set('file', new File([part], 'part'));
    state = await call(`${path}/parts`, { method: 'POST', body: form });
  }
  expect(cuts).toEqual([]);
  return call(`${path}/finish`, { method: 'POST' });
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

  it('is one video after an upload in parts whose connection broke twice', async () => {
    const { answer, roseBy } = await watchMemory(server.pid, uploadOverBadLine(maxVideoBytes));
    expect([answer.name, answer.size, answer.duration]).toEqual(['cut.mp4', maxVideoBytes, 12]);
    expect(roseBy).toBeLessThan(64 * mebibyte);
    const { data } = await call<{ data: Media[] }>('?search=cut.mp4');
    expect(data.map(({ id }) => id)).toEqual([answer.id]);
    const files = await readdir(root, { recursive: true });
    expect(files.filter((file) => /[\\/]uploads[\\/]\d+[\\/]/.test(file))).toEqual([]);
  });

  it('is refused when one byte larger', async () => {
    const answer = await upload(maxVideoBytes + 1);
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      { file: ['Videos cannot exceed 500 MB'] },
    ]);
  });
});
