import { randomUUID } from 'node:crypto';
import { demoLogins } from '@adlane/mocks/world';
import type pg from 'pg';
import { repeatUntil } from './processes/repeatUntil';

/** What writers requested and were answered. */
export type Written = {
  /** Names of the folders that were requested until the server confirmed them. */
  readonly names: string[];
  /** Status and `Retry-After` of answers without success. */
  readonly refusals: Array<readonly [status: number, retryAfter: string | null]>;
};

/** Signs in the demo agency at a running server; returns its bearer token. */
export async function signInAt(url: string): Promise<string> {
  const { email, password } = demoLogins[0];
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
}

/** Creates a folder with a new `Idempotency-Key`. */
export function storeFolder(url: string, token: string, name: string): Promise<Response> {
  return fetch(`${url}/api/v1/folders/store`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': name,
    },
    body: JSON.stringify({ name }),
  });
}

/** Creates folders one after the other, and retries each with its key until it is confirmed. */
async function writeUntil(url: string, token: string, signal: AbortSignal, written: Written): Promise<void> {
  while (!signal.aborted) {
    const name = `f-${randomUUID()}`;
    await repeatUntil(
      async () => {
        const answer = await storeFolder(url, token, name);
        const { message = '' }: { message?: string } = await answer.json();
        if (!answer.ok) written.refusals.push([answer.status, answer.headers.get('retry-after')]);
        return answer.ok || message.startsWith('This was done already') || undefined;
      },
      () => `the folder ${name}`,
    );
    written.names.push(name);
  }
}

/** Starts writers; `end` lets each finish its current folder. */
export function startWriters(url: string, token: string, count: number) {
  const written: Written = { names: [], refusals: [] };
  const stop = new AbortController();
  const all = Promise.all(Array.from({ length: count }, () => writeUntil(url, token, stop.signal, written)));
  all.catch(() => undefined);
  return {
    written,
    async end(): Promise<Written> {
      stop.abort();
      await all;
      return written;
    },
  };
}

/** Counts the names without a folder, and those with more than one. */
export async function countFolders(
  client: pg.Client | pg.Pool,
  names: readonly string[],
): Promise<{ readonly missing: number; readonly twice: number }> {
  const { rows } = await client.query<{ missing: number; twice: number }>(
    `select count(*) filter (where n = 0)::int as missing, count(*) filter (where n > 1)::int as twice
     from (select wanted, (select count(*) from folders where name = wanted) as n from unnest($1::text[]) as wanted) as c`,
    [names],
  );
  return rows[0] ?? { missing: -1, twice: -1 };
}
