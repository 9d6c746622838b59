import { beforeEach, describe, expect, it } from 'vitest';
import { createThingsApp } from '../../test/createThingsApp';
import type { FairShare } from './limits/fairShare';

let things = createThingsApp();
beforeEach(() => {
  things = createThingsApp();
});

describe('routes', () => {
  it('answer what the contract declares and nothing else', async () => {
    const { status, body } = await things.send('/api/things/3', { as: 'agency' });
    expect([status, body]).toEqual([200, { id: 3, name: 'Thing' }]);
  });

  it('prefer a fixed path to one with a parameter', async () => {
    expect((await things.send('/api/things/count', { as: 'agency' })).body).toEqual({ count: 0, ids: [] });
  });

  it('answer JSON for an unknown path, and Allow for an unknown method', async () => {
    const unknown = await things.send('/api/nothing');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    const method = await things.send('/api/things/3', { method: 'PATCH' });
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });

  it.each(['abc', '1.5', '0', '%00', '-1', '99999999999999999999x'])(
    'answer 404 for the id %s',
    async (id) => {
      expect((await things.send(`/api/things/${id}`, { as: 'agency' })).status).toBe(404);
    },
  );

  it('answer a file as an attachment that runs nothing', async () => {
    const { headers, text } = await things.send('/api/export', { as: 'agency' });
    expect(text).toBe('a,b');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="l__ads.csv"; filename*=UTF-8\'\'l%C3%A9%22ads.csv',
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

/** A share that runs everything at once, and records the turns. */
function recordTurns() {
  const turns: string[] = [];
  const record =
    (turn: string): FairShare['run'] =>
    async (sharer, { path }, work) => {
      turns.push(`${turn} ${path} ${JSON.stringify(sharer)}`);
      const result = await work();
      turns.push(`end of ${turn}`);
      return result;
    };
  return { turns, fairShare: { run: record('run'), resume: record('resume') } };
}

describe('the turns of an agency', () => {
  it.each([
    ['/api/export', 'a,b'],
    ['/api/list', '[1,2,3]'],
  ])('make each part of the answer to %s', async (path, text) => {
    const { turns, fairShare } = recordTurns();
    const { send } = createThingsApp({ fairShare });
    expect((await send(path, { as: 'agency' })).text).toBe(text);
    const resume = [`resume ${path} {"agencyId":1,"isWidget":false}`, 'end of resume'];
    // The text and the end.
    expect(turns).toEqual([
      `run ${path} {"agencyId":1,"isWidget":false}`,
      'end of run',
      ...resume,
      ...resume,
    ]);
  });

  it('unpack a large body for its project once it was read, with the rest of the work', async () => {
    const { turns, fairShare } = recordTurns();
    const { send } = createThingsApp({ fairShare, onUnpack: (what) => turns.push(what) });
    const body = JSON.stringify({ page: null });
    expect((await send('/sdk/page', { as: 'visitor', method: 'POST', body })).body).toEqual({ page: null });
    const run = 'run /sdk/page {"agencyId":1,"isWidget":true}';
    // The first one counts the request before its body is read.
    expect(turns).toEqual([run, 'end of run', run, 'widget.page for project 1', 'end of run']);
  });
});

describe('the order of checks', () => {
  it('reads the body before it identifies the caller', async () => {
    expect((await things.post('x'.repeat(2001), { as: '' })).status).toBe(413);
    expect((await things.post('{}', { as: '', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await things.post('{', { as: '' })).status).toBe(400);
    expect((await things.post('{}', { as: '' })).status).toBe(401);
    expect((await things.post('{}', { as: 'client' })).status).toBe(403);
    expect((await things.post('{}')).status).toBe(422);
  });

  it('identifies the caller before it reads a large body', async () => {
    const upload = (as: string, size: number) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(size)], 'screen-recording.webm'));
      form.set('tag', 'a');
      return things.app.request('/sdk/upload', {
        method: 'POST',
        headers: { authorization: as },
        body: form,
      });
    };
    expect((await upload('', 3_000_000)).status).toBe(401);
    expect((await upload('visitor', 3_000_000)).status).toBe(413);
    expect(await (await upload('visitor', 1_500_000)).json()).toEqual({ size: 1_500_000, tag: 'a' });
  });

  it('runs a handler only for callers with access', async () => {
    expect((await things.send('/api/things/1', { method: 'DELETE' })).status).toBe(401);
    expect((await things.send('/api/things/1', { method: 'DELETE', as: 'client' })).status).toBe(403);
    expect((await things.send('/api/things/1', { method: 'DELETE', as: 'agency' })).status).toBe(204);
  });
});

describe('failures', () => {
  it('send the request id to the caller and no secret to the log', async () => {
    const { status, body, text } = await things.send('/api/broken');
    expect([status, body]).toEqual([
      500,
      { message: 'Something went wrong please try later', code: 'INTERNAL', request_id: 'request-1' },
    ]);
    expect(text).not.toContain('hunter2');
    expect(things.state.logged).toMatchObject([{ request_id: 'request-1', call: 'files.broken' }]);
    expect(JSON.stringify(things.state.logged)).not.toContain('hunter2');
  });

  it('never send an answer that does not match its schema', async () => {
    expect((await things.send('/api/wrong')).status).toBe(500);
  });
});

describe('Idempotency-Key', () => {
  const keyed = (key: string, name = 'same') =>
    things.post(JSON.stringify({ name }), { headers: { 'idempotency-key': key } });

  it('gives duplicates the same answer, during the first call and after it', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyed('k1')));
    const later = await keyed('k1');
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect([things.state.made, later.status, later.headers.get('idempotency-replayed')]).toEqual([
      1,
      201,
      'true',
    ]);
  });

  it('refuses a key that was used for another request, and one that is too long', async () => {
    await keyed('k1');
    expect((await keyed('k1', 'other')).status).toBe(422);
    expect((await keyed('k'.repeat(255))).status).toBe(201);
    expect((await keyed('k'.repeat(256))).status).toBe(400);
  });
});

describe('headers', () => {
  it('give every answer an id and keep browsers from running it', async () => {
    const { headers } = await things.send('/api/nothing');
    expect(headers.get('x-request-id')).toBe('request-1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('let any page call the widget API, without credentials', async () => {
    const preflight = await things.send('/sdk/report', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Gleap-Hash');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await things.send('/sdk/report', { method: 'POST', body: '{}' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });
});
