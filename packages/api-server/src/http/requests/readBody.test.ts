import { beforeEach, describe, expect, it } from 'vitest';
import { createThingsApp } from '../../../test/createThingsApp';

let things = createThingsApp();
beforeEach(() => {
  things = createThingsApp();
});

describe('bodies', () => {
  it('are counted without a length header and cut off at the limit', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(500));
      },
    });
    const { status, body: answer } = await things.post(body);
    expect([status, answer.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(pulled).toBeLessThan(10);
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"name":'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['deep nesting', `{"name":${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('are refused as malformed: %s', async (_what, body) => {
    const answer = await things.post(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED']);
  });

  it('are refused if they are compressed', async () => {
    expect((await things.post('{}', { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  it('name each invalid field; the first message comes first', async () => {
    const { body } = await things.post(JSON.stringify({ name: 'x', parts: [{ id: 1 }] }));
    expect(body).toEqual({
      code: 'VALIDATION',
      message: 'Too short.',
      errors: { name: ['Too short.'], 'parts.0.name': ['This field is required.'] },
    });
  });

  it.each(['\\u0000', '\\ud800'])('a form with %s is refused; a report drops it', async (broken) => {
    const refused = await things.post(`{"name":"ab${broken}"}`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['name']]);
    const cleaned = await things.send('/sdk/report', {
      as: 'visitor',
      method: 'POST',
      body: `{"text":"ab${broken}c","more":{"a":["${broken}x"]}}`,
    });
    expect(cleaned.body).toEqual({ text: 'abc', more: { a: ['x'] } });
  });

  it('drop __proto__ keys at any depth', async () => {
    const { text } = await things.send('/sdk/report', {
      as: 'visitor',
      method: 'POST',
      body: '{"text":"a","more":{"x":{"__proto__":{"admin":true},"y":1}}}',
    });
    expect(JSON.parse(text).more).toEqual({ x: { y: 1 } });
    expect(text).not.toContain('admin');
  });

  it('are passed on unchanged if they are signed, and parsed on demand', async () => {
    const sent = (body: BodyInit) => things.send('/api/signed', { method: 'POST', body });
    expect((await sent('{ "id" :"evt_\\u0000é" }')).body).toEqual({ id: 'evt_é', bytes: 24 });
    expect((await sent('not json')).body).toMatchObject({ code: 'MALFORMED' });
    expect((await sent('{"name":"x"}')).body).toMatchObject({
      message: 'The request body is not an event of this address.',
    });
    expect((await sent(new Uint8Array(1024 * 1024 + 1))).status).toBe(413);
  });

  it('query: reads repeated keys as a list and refuses an unknown sort key', async () => {
    expect((await things.send('/api/things/count?ids=1&ids=2', { as: 'agency' })).body.ids).toEqual([1, 2]);
    expect((await things.send('/api/things/count?ids=4', { as: 'agency' })).body.ids).toEqual([4]);
    const { status, body } = await things.send("/api/things/count?sort=name';--", { as: 'agency' });
    expect([status, body.errors]).toEqual([422, { sort: ['Please choose one of the available option.'] }]);
  });
});

describe('a raw body', () => {
  const send = (secret: string, body: BodyInit, type = 'message/rfc822') =>
    things.send(`/api/raw/${secret}`, { method: 'POST', body, headers: { 'content-type': type } });

  it.each(['message/rfc822', 'multipart/form-data; boundary=b', 'application/json'])(
    'of the type %s reaches its handler as bytes',
    async (type) => {
      expect((await send('known', 'no JSON and no form', type)).body).toEqual({ type, bytes: 19 });
    },
  );

  it('is not read for a sender that the handler does not know', async () => {
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(500));
        },
      },
      { highWaterMark: 0 },
    );
    expect([(await send('unknown', body)).status, pulled]).toEqual([404, 0]);
  });

  it('is cut off at the limit', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(500_000)),
    });
    expect((await send('known', body)).status).toBe(413);
  });
});
