import { deleteOrphanFiles } from '@adlane/api-server';
import { loose_files } from '@adlane/api-server/schema';
import { maxRecordingBytes } from '@adlane/contract/widget/uploads';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
let operator: string;
const key = { 'api-token': demoSdkKey };

async function newVisitor(): Promise<Record<string, string>> {
  const answer = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash }: { gleapId: string; gleapHash: string } = await answer.json();
  return { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

/** The first bytes of a WebM file, then `size - 4` others. */
function webm(size = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
  return bytes;
}
const mp4 = () => new TextEncoder().encode('\0\0\0\x18ftypmp42\0\0\0\0isommp42');

function upload(headers: Record<string, string>, content: BlobPart, name = 'screen-recording.webm') {
  const body = new FormData();
  body.set('file', new File([content], name));
  return test.request('/sdk/uploads/sdk', { method: 'POST', headers, body });
}
const report = (headers: Record<string, string>, screenRecordingUrl: string) =>
  test.request('/sdk/bugs/v2', { method: 'POST', headers, body: { type: 'BUG', screenRecordingUrl } });

async function ticketWith(headers: Record<string, string>, screenRecordingUrl: string) {
  const { id }: { id: number } = await (await report(headers, screenRecordingUrl)).json();
  const path = `/api/v1/tickets/${id}`;
  const ticket = await (await test.request(path, { token: operator })).json();
  return { path, ticket };
}
const looseFiles = async () =>
  (await findRows(test.ownerPool, loose_files, { columns: ['file_key'] })).length;

beforeAll(async () => {
  test = await createTestApp();
  operator = await test.as('SuperAdmin');
});
afterAll(() => test.close());

describe('screen recording:', () => {
  it.each([
    ['WebM', webm(), 'video/webm', 'webm'],
    ['MP4', mp4(), 'video/mp4', 'mp4'],
  ])('in %s reaches the operator unchanged', async (_what, bytes, type, ending) => {
    const visitor = await newVisitor();
    const before = await looseFiles();
    const answer = await upload(visitor, bytes, `screen-recording.${ending}`);
    expect(answer.status).toBe(200);
    const { fileUrl }: { fileUrl: string } = await answer.json();
    const { path, ticket } = await ticketWith(visitor, fileUrl);
    expect(ticket).toMatchObject({ hasRecording: true, screenRecordingUrl: null });
    const file = await test.request(`${path}/recording`, { token: operator });
    expect(file.headers.get('content-type')).toBe(type);
    expect(file.headers.get('content-disposition')).toContain(`screen-recording-${ticket.id}.${ending}`);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(await looseFiles()).toBe(before);
  });

  it('is not served at its own URL', async () => {
    const visitor = await newVisitor();
    const { fileUrl }: { fileUrl: string } = await (await upload(visitor, webm())).json();
    const { pathname } = new URL(fileUrl);
    for (const headers of [{}, visitor]) {
      expect((await test.request(pathname, { headers })).status).toBe(404);
    }
  });

  it.each([
    ['without a session', async () => key, 401],
    ['without a key', async () => ({}), 401],
    ['with a wrong secret', async () => ({ ...(await newVisitor()), 'gleap-hash': 'guessed' }), 401],
  ])('is refused %s', async (_what, headers, status) => {
    expect((await upload(await headers(), webm())).status).toBe(status);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
    ['nothing', ''],
  ])('that is %s is refused, regardless of its name', async (_what, content) => {
    const before = await looseFiles();
    const answer = await upload(await newVisitor(), content);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { file: ['A recording is a WebM or MP4 video.'] } });
    expect(await looseFiles()).toBe(before);
  });

  it('may have 100 MiB and not one byte more', async () => {
    const visitor = await newVisitor();
    expect((await upload(visitor, webm(maxRecordingBytes))).status).toBe(200);
    expect((await upload(visitor, webm(maxRecordingBytes + 1))).status).toBe(413);
  });

  it('is accepted 20 times an hour per visitor', async () => {
    const visitor = await newVisitor();
    for (let count = 0; count < 20; count += 1) expect((await upload(visitor, webm())).status).toBe(200);
    const refused = await upload(visitor, webm());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await upload(await newVisitor(), webm())).status).toBe(200);
  });

  it("cannot be attached to another visitor's ticket, nor to a second ticket", async () => {
    const [owner, other] = [await newVisitor(), await newVisitor()];
    const { fileUrl }: { fileUrl: string } = await (await upload(owner, webm())).json();
    const { path, ticket } = await ticketWith(other, fileUrl);
    expect(ticket.hasRecording).toBe(false);
    expect((await test.request(`${path}/recording`, { token: operator })).status).toBe(404);
    expect((await ticketWith(owner, fileUrl)).ticket.hasRecording).toBe(true);
    expect((await ticketWith(owner, fileUrl)).ticket.hasRecording).toBe(false);
  });

  it('that was swept before its ticket arrived, as from a page offline for long, is not marked as available', async () => {
    const visitor = await newVisitor();
    const { fileUrl }: { fileUrl: string } = await (await upload(visitor, webm())).json();
    test.clock.advance(24 * 60 * 60 * 1000 + 1);
    await deleteOrphanFiles(test.ports);
    operator = await test.as('SuperAdmin');
    expect((await ticketWith(visitor, fileUrl)).ticket.hasRecording).toBe(false);
  });

  it.each([
    ['https://files.example/a.webm', 'https://files.example/a.webm'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example/a', null],
  ])('at another host, %s, is stored as %s', async (address, stored) => {
    const { ticket } = await ticketWith(await newVisitor(), address);
    expect(ticket).toMatchObject({ hasRecording: false, screenRecordingUrl: stored });
  });
});
