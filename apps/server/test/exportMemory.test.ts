import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLogins } from '@adlane/mocks/world';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../src/folder/makeDataFolder';
import { type ServerProcess, spawnServer } from './harness/spawnServer';
import { watchMemory } from './harness/watchMemory';

const mebibyte = 1024 * 1024;
const records = 100_000;

let root = '';
let server: ServerProcess;
let url = '';

/** A connection of the superuser to the PostgreSQL that the server has embedded. */
async function connect(): Promise<pg.Client> {
  const { postgresPassword } = JSON.parse(await readFile(join(root, 'secrets.json'), 'utf8'));
  const state = await readFile(join(root, 'postgres/postmaster.pid'), 'utf8');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(state.split('\n')[3]),
    user: 'postgres',
    password: postgresPassword,
    database: 'adlane',
  });
  await client.connect();
  return client;
}

const fill = [
  `insert into clients (agency_id, business_name, first_name, last_name, email, phone)
   select u.agency_id, 'Business ' || n, 'First', 'Last ' || n, 'client' || n || '@many.example', '+15550100'
   from users u, generate_series(1, ${records}) n where u.email = 'agency@adlane.test'`,
  `insert into agencies (name) select 'Agency ' || n from generate_series(1, ${records}) n`,
  `insert into users (agency_id, entity_type, email, password_hash, first_name, last_name)
   select id, 'Agency', 'owner' || id || '@many.example', '', 'First', 'Last ' || id from agencies where name like 'Agency %'
   on conflict do nothing`,
  `insert into subscriptions (agency_id, plan_type, status, amount, currency, asked_at)
   select id, 'pro', 'active', 0, 'usd', now() from agencies where name like 'Agency %' on conflict do nothing`,
  'analyze',
];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'adlane-export-'));
  await makeDataFolder(root);
  server = spawnServer({ dataFolder: root, entry: 'source' });
  url = (await server.ready).urls.dashboard;
  const client = await connect();
  for (const statement of fill) await client.query(statement);
  await client.end();
}, 480_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(root, { recursive: true, force: true });
});

async function signIn(role: string): Promise<string> {
  const login = demoLogins.find((each) => each.role === role);
  const answer = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: login?.email, password: login?.password }),
  });
  return (await answer.json()).access_token;
}

/** Reads a file and keeps nothing of it but the number of its lines, the heading's included. */
async function countLines(path: string, token: string): Promise<number> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  let lines = 0;
  for await (const chunk of answer.body ?? []) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
}

describe('an export of 100,000 records', () => {
  it.each([
    ['clients', '/api/v1/clients/export', 'Agency'],
    ['subscribers', '/api/v1/subscribers/export', 'SuperAdmin'],
  ])(
    'of %s is complete, and sent without being held in memory',
    async (_what, path, role) => {
      const token = await signIn(role);
      // A first one lets the process grow to what it takes at work; what a second one adds would be held.
      await countLines(path, token);
      const { answer: lines, roseBy } = await watchMemory(server.pid, countLines(path, token));
      process.stdout.write(`${path}: ${lines} lines, ${(roseBy / mebibyte).toFixed(0)} MiB more\n`);
      expect(lines).toBeGreaterThan(records);
      expect(roseBy).toBeLessThan(64 * mebibyte);
    },
    240_000,
  );
});
