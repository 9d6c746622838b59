import type { Caller, UserCaller } from '../src/http/callers';
import { type Dependencies, implement } from '../src/http/implement';
import type { IdempotencyStore, KeyedRequest, StoredAnswer } from '../src/http/limits/idempotency';
import { notFound, unauthenticated } from '../src/http/problem';
import { collectFile } from '../src/http/requests/collectFile';
import { readSigned } from '../src/http/requests/readBody';
import type { LogFields, Ports } from '../src/ports';
import { thingsTable } from './thingsTable';

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

function memoryStore(): IdempotencyStore {
  const rows = new Map<string, { digest: string; kept?: StoredAnswer }>();
  const place = ({ actor, key }: KeyedRequest) => `${actor} ${key}`;
  return {
    async begin(request) {
      const row = rows.get(place(request));
      if (!row) {
        rows.set(place(request), { digest: request.request_digest });
        return { kind: 'begun' };
      }
      if (row.digest !== request.request_digest) return { kind: 'other' };
      return row.kept ? { kind: 'answered', stored: row.kept } : { kind: 'running', hasEffect: false };
    },
    markEffect: async () => undefined,
    async finish(request, stored) {
      rows.set(place(request), { digest: request.request_digest, kept: stored });
    },
    async release(request) {
      rows.delete(place(request));
    },
    async endWithoutAnswer(request) {
      rows.delete(place(request));
    },
  };
}

export type SendOptions = { as?: string; method?: string; body?: BodyInit; headers?: Record<string, string> };

type Request = (path: string, init: RequestInit & { duplex?: 'half' }) => Response | Promise<Response>;

const sendTo =
  (request: Request) =>
  async (path: string, { as, method = 'GET', body, headers = {} }: SendOptions = {}) => {
    const answer = await request(path, {
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
  };

type ThingsOptions = Pick<Dependencies, 'fairShare'> & {
  /** Is called with each body that is unpacked, and for whom. */
  readonly onUnpack?: (what: string) => void;
};

/** Serves the routes of `thingsTable` without a database; the header `authorization` names the caller. */
export function createThingsApp({ onUnpack, ...options }: ThingsOptions = {}) {
  const state = { made: 0, logged: [] as LogFields[] };
  const ports = {
    untrusted: {
      run: async (task: string, bytes: Uint8Array, tenant: string) => {
        onUnpack?.(`${task} for ${tenant}`);
        return JSON.parse(new TextDecoder().decode(bytes));
      },
    },
    ids: { token: () => 'request-1' },
    log: { info() {}, warn() {}, error: (fields: LogFields) => void state.logged.push(fields) },
  } as unknown as Ports;
  const app = implement(
    thingsTable,
    {
      things: {
        view: ({ params }) => {
          if (params.id === 7) throw notFound();
          return { id: params.id, name: 'Thing', secret: 'never leaves' };
        },
        count: ({ query }) => ({ count: state.made, ids: query.ids ?? [] }),
        store: async ({ body }) => {
          state.made += 1;
          // Requests of a test that were sent together are all under way in the next task.
          await new Promise((resolve) => setTimeout(resolve, 0));
          return { id: state.made, name: body.name };
        },
        delete: () => undefined,
      },
      files: {
        export: () => ({ filename: 'lé"ads.csv', type: 'text/csv', body: 'a,b' }),
        list: () => new Blob(['[1,2,3]']).stream(),
        broken: () => {
          throw new Error('password=hunter2');
        },
        raw: async ({ params, body }) => {
          if (params.secret !== 'known') throw notFound();
          return { type: body.type, bytes: (await body.read()).byteLength };
        },
        signed: ({ body }) => ({
          ...readSigned(body, thingsTable.files.signed.body),
          bytes: body.byteLength,
        }),
        wrong: () => JSON.parse('{"id":"one"}'),
      },
      widget: {
        page: ({ body }) => ({ page: body.page }),
        report: ({ body }) => body,
        upload: async ({ body }) => {
          const { stored, fields } = await body.receive((file) =>
            collectFile(file, { maxBytes: 2_000_000, tooLarge: 'Too large.' }),
          );
          return { size: stored.byteLength, tag: fields.tag };
        },
      },
    },
    {
      ...options,
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
  const send = sendTo((path, init) => app.request(path, init));
  return {
    app,
    state,
    send,
    /** Creates a thing as the agency. */
    post: (body: BodyInit, more: SendOptions = {}) =>
      send('/api/things', { as: 'agency', method: 'POST', body, ...more }),
  };
}
