import { type CallTable, call, forAgency, forAgencyOrClient, forAnyone, forVisitor } from '@adlane/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Ports } from '../ports';
import type { Caller, UserCaller } from './callers';
import type { IdempotencyStore, KeptAnswer, KeyedRequest } from './idempotency';
import { implement } from './implement';
import { notFound, unauthenticated } from './problem';

const Thing = z.object({ id: z.int(), name: z.string() });

const table = {
  things: {
    view: call({
      method: 'GET',
      path: '/api/things/{id}',
      summary: 'One thing',
      spec: '',
      access: forAgency,
      params: z.object({ id: z.coerce.number().int().min(1) }),
      response: Thing,
    }),
    count: call({
      method: 'GET',
      path: '/api/things/count',
      summary: 'How many there are',
      spec: '',
      access: forAgency,
      query: z.object({ sort: z.enum(['name']).optional(), ids: z.array(z.coerce.number()).optional() }),
      response: z.object({ count: z.int(), ids: z.array(z.number()) }),
    }),
    store: call({
      method: 'POST',
      path: '/api/things',
      summary: 'Make a thing',
      spec: '',
      access: forAgencyOrClient('template_management'),
      body: z.object({ name: z.string().min(2, 'Too short.'), parts: z.array(Thing).optional() }),
      response: Thing,
      status: 201,
      maxBodyBytes: 2000,
    }),
    later: call({
      method: 'DELETE',
      path: '/api/things/{id}',
      summary: 'Not there yet',
      spec: '',
      access: forAgency,
      params: z.object({ id: z.coerce.number().int() }),
      response: 'empty',
      status: 204,
    }),
  },
  files: {
    export: call({
      method: 'GET',
      path: '/api/export',
      summary: 'CSV',
      spec: '',
      access: forAnyone,
      response: 'csv',
    }),
    broken: call({
      method: 'GET',
      path: '/api/broken',
      summary: 'Fails',
      spec: '',
      access: forAnyone,
      response: Thing,
    }),
    wrong: call({
      method: 'GET',
      path: '/api/wrong',
      summary: 'Lies',
      spec: '',
      access: forAnyone,
      response: Thing,
    }),
  },
  widget: {
    upload: call({
      method: 'POST',
      path: '/sdk/upload',
      summary: 'Large',
      spec: '',
      access: forVisitor,
      bodyType: 'multipart',
      body: z.object({ file: z.file(), tag: z.array(z.string()).optional() }),
      response: z.object({ size: z.int(), tags: z.array(z.string()) }),
      maxBodyBytes: 2 * 1024 * 1024,
    }),
    report: call({
      method: 'POST',
      path: '/sdk/report',
      summary: 'Report',
      spec: '',
      access: forVisitor,
      body: z.object({ text: z.string(), more: z.unknown().optional() }),
      response: z.object({ text: z.string(), more: z.unknown().optional() }),
    }),
  },
} satisfies CallTable;

const agency: UserCaller = {
  kind: 'user',
  agency_id: 1,
  user_id: 2,
  session_id: 3,
  client_id: null,
  entity_type: 'Agency',
  permissions: {},
};
const callers: Readonly<Record<string, Caller>> = {
  agency,
  client: { ...agency, user_id: 4, entity_type: 'Client', client_id: 5 },
  visitor: { kind: 'session', agency_id: 1, project_id: 1, visitor_id: 9, gleap_id: 'g' },
};

let made = 0;
let logged: object[] = [];

function memoryStore(): IdempotencyStore {
  const rows = new Map<string, { digest: string; kept?: KeptAnswer }>();
  const place = ({ actor, key }: KeyedRequest) => `${actor} ${key}`;
  return {
    async begin(request) {
      const row = rows.get(place(request));
      if (!row) {
        rows.set(place(request), { digest: request.request_digest });
        return { kind: 'begun' };
      }
      if (row.digest !== request.request_digest) return { kind: 'other' };
      return row.kept ? { kind: 'answered', kept: row.kept } : { kind: 'running' };
    },
    async finish(request, kept) {
      rows.set(place(request), { digest: request.request_digest, kept });
    },
    async forget(request) {
      rows.delete(place(request));
    },
  };
}

function makeApp() {
  const ports = {
    ids: { token: () => 'request-1' },
    log: { info() {}, warn() {}, error: (fields: object) => logged.push(fields) },
  } as unknown as Ports;
  return implement(
    table,
    {
      things: {
        view: ({ params }) => {
          if (params.id === 7) throw notFound();
          return { id: params.id, name: 'Thing', secret: 'never leaves' };
        },
        count: ({ query }) => ({ count: made, ids: query.ids ?? [] }),
        store: async ({ body }) => {
          made += 1;
          await new Promise((resolve) => setTimeout(resolve, 20));
          return { id: made, name: body.name };
        },
      },
      files: {
        export: () => ({ filename: 'lé"ads.csv', type: 'text/csv', body: 'a,b' }),
        broken: () => {
          throw new Error('password=hunter2');
        },
        wrong: () => JSON.parse('{"id":"one"}'),
      },
      widget: {
        report: ({ body }) => body,
        upload: ({ body }) => ({ size: body.file.size, tags: body.tag ?? [] }),
      },
    },
    ['things.later'],
    {
      ports,
      idempotency: memoryStore(),
      identify: async ({ access }, headers) => {
        if (access.kind === 'public') return { kind: 'public' };
        const caller = callers[headers.get('authorization') ?? ''];
        if (!caller) throw unauthenticated();
        return caller;
      },
    },
  );
}

let app = makeApp();
beforeEach(() => {
  made = 0;
  logged = [];
  app = makeApp();
});

type Options = { as?: string; method?: string; body?: BodyInit; headers?: Record<string, string> };

async function send(path: string, { as, method = 'GET', body, headers = {} }: Options = {}) {
  const answer = await app.request(path, {
    method,
    body: body ?? null,
    headers: {
      ...(as && { authorization: as }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  };
}

const post = (body: BodyInit, more: Options = {}) =>
  send('/api/things', { as: 'agency', method: 'POST', body, ...more });

describe('routes', () => {
  it('answers what the contract declares and nothing else', async () => {
    const { status, body } = await send('/api/things/3', { as: 'agency' });
    expect([status, body]).toEqual([200, { id: 3, name: 'Thing' }]);
  });

  it('takes a fixed path before one with a place', async () => {
    expect((await send('/api/things/count', { as: 'agency' })).body).toEqual({ count: 0, ids: [] });
  });

  it('answers JSON for an unknown address, and Allow for an unknown method', async () => {
    const unknown = await send('/api/nothing');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
    const method = await send('/api/things/3', { method: 'PATCH' });
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });

  it.each(['abc', '1.5', '0', '%00', '-1', '99999999999999999999x'])(
    'has nothing under the id %s',
    async (id) => {
      expect((await send(`/api/things/${id}`, { as: 'agency' })).status).toBe(404);
    },
  );

  it('answers a file as an attachment that runs nothing', async () => {
    const { headers, text } = await send('/api/export');
    expect(text).toBe('a,b');
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''l%C3%A9%22ads.csv");
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('the order of checks', () => {
  it('measures and reads the body before it asks who calls', async () => {
    expect((await post('x'.repeat(2001), { as: '' })).status).toBe(413);
    expect((await post('{}', { as: '', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await post('{', { as: '' })).status).toBe(400);
    expect((await post('{}', { as: '' })).status).toBe(401);
    expect((await post('{}', { as: 'client' })).status).toBe(403);
    expect((await post('{}')).status).toBe(422);
  });

  it('asks who calls before it reads a large body', async () => {
    const upload = (as: string, size: number) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(size)], 'screen-recording.webm'));
      form.append('tag', 'a');
      form.append('tag', 'b');
      return app.request('/sdk/upload', { method: 'POST', headers: { authorization: as }, body: form });
    };
    expect((await upload('', 3_000_000)).status).toBe(401);
    expect((await upload('visitor', 3_000_000)).status).toBe(413);
    expect(await (await upload('visitor', 1_500_000)).json()).toEqual({ size: 1_500_000, tags: ['a', 'b'] });
  });

  it('answers 501 only to those who may call', async () => {
    expect((await send('/api/things/1', { method: 'DELETE' })).status).toBe(401);
    const { status, body } = await send('/api/things/1', { method: 'DELETE', as: 'agency' });
    expect([status, body.code]).toEqual([501, 'NOT_IMPLEMENTED']);
  });
});

describe('bodies', () => {
  it('counts a stream without a length, and stops', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(500));
      },
    });
    const { status, body: answer } = await post(body);
    expect([status, answer.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(pulled).toBeLessThan(10);
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"name":'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00])],
    ['deep nesting', `{"name":${'['.repeat(500)}${']'.repeat(500)}}`],
  ])('refuses %s as malformed', async (_what, body) => {
    const answer = await post(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED']);
  });

  it('refuses packed bodies', async () => {
    expect((await post('{}', { headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  });

  it('names each field and puts the first text in front', async () => {
    const { body } = await post(JSON.stringify({ name: 'x', parts: [{ id: 1 }] }));
    expect(body).toEqual({
      code: 'VALIDATION',
      message: 'Too short.',
      errors: { name: ['Too short.'], 'parts.0.name': ['This field is required.'] },
    });
  });

  it.each(['\\u0000', '\\ud800'])('refuses %s in a form, and drops it from a report', async (broken) => {
    const refused = await post(`{"name":"ab${broken}"}`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['name']]);
    const kept = await send('/sdk/report', {
      as: 'visitor',
      method: 'POST',
      body: `{"text":"ab${broken}c","more":{"a":["${broken}x"]}}`,
    });
    expect(kept.body).toEqual({ text: 'abc', more: { a: ['x'] } });
  });

  it('drops __proto__ keys at any depth', async () => {
    const { text } = await send('/sdk/report', {
      as: 'visitor',
      method: 'POST',
      body: '{"text":"a","more":{"x":{"__proto__":{"admin":true},"y":1}}}',
    });
    expect(JSON.parse(text).more).toEqual({ x: { y: 1 } });
    expect(text).not.toContain('admin');
  });

  it('reads repeated query keys as a list and refuses an unknown sort', async () => {
    expect((await send('/api/things/count?ids=1&ids=2', { as: 'agency' })).body.ids).toEqual([1, 2]);
    expect((await send('/api/things/count?ids=4', { as: 'agency' })).body.ids).toEqual([4]);
    const { status, body } = await send("/api/things/count?sort=name';--", { as: 'agency' });
    expect([status, body.errors]).toEqual([422, { sort: ['Please choose one of the available option.'] }]);
  });
});

describe('failures', () => {
  it('tells the caller an id and the log no secret', async () => {
    const { status, body, text } = await send('/api/broken');
    expect([status, body]).toEqual([
      500,
      { message: 'Something went wrong please try later', code: 'INTERNAL', request_id: 'request-1' },
    ]);
    expect(text).not.toContain('hunter2');
    expect(logged).toMatchObject([{ request_id: 'request-1', call: 'files.broken' }]);
    expect(JSON.stringify(logged)).not.toContain('hunter2');
  });

  it('never lets an answer out that does not fit', async () => {
    expect((await send('/api/wrong')).status).toBe(500);
  });
});

describe('Idempotency-Key', () => {
  const keyed = (key: string, name = 'same') =>
    post(JSON.stringify({ name }), { headers: { 'idempotency-key': key } });

  it('gives duplicates the one answer, at once and later', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => keyed('k1')));
    const later = await keyed('k1');
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect([made, later.status, later.headers.get('idempotency-replayed')]).toEqual([1, 201, 'true']);
  });

  it('refuses the key for another request, and a key that is too long', async () => {
    await keyed('k1');
    expect((await keyed('k1', 'other')).status).toBe(422);
    expect((await keyed('k'.repeat(255))).status).toBe(201);
    expect((await keyed('k'.repeat(256))).status).toBe(400);
  });
});

describe('headers', () => {
  it('marks every answer with an id and keeps it from being run', async () => {
    const { headers } = await send('/api/nothing');
    expect(headers.get('x-request-id')).toBe('request-1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets any page call the widget, without credentials', async () => {
    const preflight = await send('/sdk/report', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Gleap-Hash');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await send('/sdk/report', { method: 'POST', body: '{}' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
  });
});
