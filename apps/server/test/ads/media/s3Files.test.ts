import type { Files, Log } from '@adlane/api-server';
import { loose_files, media } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createS3Files } from '../../../src/ports/s3Files';
import { listen } from '../../../src/web/listen';
import { countRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { createMp4, createPng } from '../../harness/mediaFiles';
import { streamFrom } from '../../harness/processes/streamFrom';
import { createS3Double, type S3Double, s3Keys } from '../../harness/s3Double';

let s3: S3Double;
let files: Files;
let warned: object[] = [];
const log: Log = {
  info: () => undefined,
  error: () => undefined,
  warn: (fields) => void warned.push(fields),
};
const open = (more: object = {}) =>
  createS3Files({
    ...s3Keys,
    url: s3.url,
    region: s3.region,
    log,
    retryDelaysMs: [5, 5, 5],
    // Parts of 8 MB are slow on a busy machine.
    timeoutMs: 10_000,
    ...more,
  });

beforeAll(async () => {
  // Like a server process, where listening replaces the global Request and Response.
  const served = await listen(() => new Response(), { host: '127.0.0.1', port: 0, variable: 'PORT' });
  await served.close(0);
  s3 = await createS3Double();
  files = open();
});
afterAll(() => s3.close());
beforeEach(() => {
  warned = [];
  s3.requests.length = 0;
  s3.faults.length = 0;
});

const text = (value: string) => new TextEncoder().encode(value);
const read = async (key: string, range?: { first: number; last: number }) =>
  new Response((await (await files.find(key))?.read(range)) ?? null).text();

describe('files in a bucket', () => {
  it('are stored, read in whole and in part, and deleted', async () => {
    await files.put('public/a/b.txt', { type: 'text/plain', body: text('0123456789') });
    expect(await files.get('public/a/b.txt')).toEqual({ type: 'text/plain', body: text('0123456789') });
    expect(await files.find('public/a/b.txt')).toMatchObject({ type: 'text/plain', size: 10 });
    expect([await read('public/a/b.txt'), await read('public/a/b.txt', { first: 2, last: 4 })]).toEqual([
      '0123456789',
      '234',
    ]);
    await files.remove('public/a/b.txt');
    await files.remove('public/a/b.txt');
    expect([await files.get('public/a/b.txt'), await files.find('public/a/b.txt')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('that are large are uploaded in parts, and exist only once they are complete', async () => {
    const chunk = new Uint8Array(3 * 1024 * 1024).map((_zero, index) => index % 251);
    const chunks = [chunk, chunk, chunk, chunk, chunk, chunk];
    await files.put('large', { type: 'video/mp4', body: streamFrom(chunks) });
    const stored = s3.objects.get('large');
    // Compared as bytes: printing a difference of 18 MB would take minutes.
    expect([stored?.type, stored?.body.equals(Buffer.concat(chunks))]).toEqual(['video/mp4', true]);
    expect(s3.requests.map((line) => line.replace(/=.*/, ''))).toEqual([
      'POST /bucket/large?uploads',
      'PUT /bucket/large?partNumber',
      'PUT /bucket/large?partNumber',
      'PUT /bucket/large?partNumber',
      'POST /bucket/large?uploadId',
    ]);
    const exact = [new Uint8Array(8 * 1024 * 1024)];
    await files.put('exact', { type: 'video/mp4', body: streamFrom(exact) });
    expect(s3.objects.get('exact')?.body.byteLength).toBe(8 * 1024 * 1024);
    await files.put('empty', { type: 'text/plain', body: streamFrom([]) });
    expect(s3.objects.get('empty')?.body.byteLength).toBe(0);
  });

  it('whose stream fails leave nothing behind, and the error is passed on', async () => {
    const failure = new Error('refused');
    async function* broken() {
      yield new Uint8Array(9 * 1024 * 1024);
      throw failure;
    }
    const body = streamFrom(broken());
    await expect(files.put('broken', { type: 'video/mp4', body })).rejects.toBe(failure);
    expect([s3.objects.has('broken'), s3.openUploads.size]).toEqual([false, 0]);
  });

  it.each(['error', 'hang', 'cut'] as const)('are retried after: %s', async (fault) => {
    s3.faults.push(fault, fault);
    await open({ timeoutMs: 500 }).put('again', { type: 'text/plain', body: text(fault) });
    expect(await read('again')).toBe(fault);
    expect(warned).toHaveLength(2);
  });

  it('report a permanent error, and leave nothing behind', async () => {
    s3.faults.push('error', 'error', 'error', 'error');
    const put = files.put('lost', { type: 'text/plain', body: text('x') });
    await expect(put).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    s3.faults.push('full');
    const full = files.put('lost', { type: 'text/plain', body: text('x') });
    await expect(full).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(s3.objects.has('lost')).toBe(false);
  });

  it('use the bucket’s clock if the bucket reports a wrong time', async () => {
    s3.clockAheadMs = 60 * 60 * 1000;
    const skewed = open();
    await skewed.put('skewed', { type: 'text/plain', body: text('x') });
    await skewed.put('skewed', { type: 'text/plain', body: text('y') });
    s3.clockAheadMs = 0;
    expect(warned).toHaveLength(1);
    expect(s3.objects.get('skewed')?.body.toString()).toBe('y');
  });

  it('are refused at once with a wrong secret', async () => {
    const wrong = open({ secretAccessKey: 'wrong' });
    await expect(wrong.get('again')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(s3.requests).toHaveLength(1);
    expect(JSON.stringify(warned)).not.toContain('wrong');
  });

  it('refuse keys outside the bucket', async () => {
    await expect(files.get('../other/secret')).rejects.toThrow(TypeError);
    expect(s3.requests).toEqual([]);
  });
});

describe('a media library in a bucket', () => {
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    test = await createTestApp({ ports: { files: open() } });
    token = await test.as('Agency');
  });
  afterAll(() => test.close());

  function upload(bytes: Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    body.set('file', new File([bytes], 'a.png'));
    return test.request('/api/v1/media/store', { method: 'POST', token, body });
  }
  const state = async () => [
    [...s3.objects.keys()],
    s3.openUploads.size,
    await countRows(test.ownerPool, media),
    await countRows(test.ownerPool, loose_files),
  ];

  it('stores images and videos, and serves ranges of them', async () => {
    for (const bytes of [createPng(400, 400), createMp4({ totalBytes: 20_000_000 })]) {
      const answer = await upload(bytes);
      expect(answer.status).toBe(201);
      const { url } = await answer.json();
      expect(s3.objects.get(url.slice('/files/'.length))?.body.byteLength).toBe(bytes.byteLength);
      const part = await test.request(url, { headers: { range: 'bytes=4-7' } });
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 8));
    }
  });

  it('tells the user when the bucket is unavailable, and stores neither row nor object', async () => {
    const before = await state();
    s3.faults.push('error', 'error', 'error', 'error');
    const answer = await upload(createPng(400, 400));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await answer.json()).message).toBe(
      "The file storage can't be reached at the moment. Please try again in a minute.",
    );
    s3.faults.push('full');
    expect((await upload(createPng(400, 400))).status).toBe(507);
    expect((await upload(createMp4({ totalBytes: 20_000_000 }).slice(0, -1))).status).toBe(422);
    expect(await state()).toEqual(before);
  });
});
