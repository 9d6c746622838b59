import { knownMigrations, migrate } from '@adlane/api-server';
import {
  agencies,
  conversations,
  external_ids,
  list_views,
  notification_settings,
  projects,
  tickets,
  users,
  visitors,
} from '@adlane/api-server/schema';
import { readInboxFilter } from '@adlane/contract/widget/inbox';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/database/openPool';
import { terminateConnection } from '../fixtures/connections';
import { findAdvisoryLockHolder, listPublicTables } from '../fixtures/databaseCatalog';
import {
  earlierConversations,
  earlierMessages,
  earlierProjects,
  earlierTickets,
  earlierVisitors,
} from '../fixtures/rows/earlierConversationRows';
import { inbox_views } from '../fixtures/rows/inboxViewRows';
import { listMigrationTags } from '../fixtures/rows/migrationRows';
import { findRows, insertRow, insertRows } from '../fixtures/rows/rows';
import { createEmptyDatabases } from '../harness/databases/createEmptyDatabases';

const knownTags = knownMigrations.map(({ tag }) => tag);
const databases = createEmptyDatabases('migrated');
const pools: pg.Pool[] = [];

async function openEmptyDatabase(): Promise<pg.Pool> {
  const url = await databases.create();
  // The server's pool, which survives a lost connection.
  const pool = openPool({ url, size: 3, statementTimeoutMs: 60_000, onError: () => undefined });
  pools.push(pool);
  return pool;
}

afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await databases.drop();
});

describe('migrations:', () => {
  it('run in one of two servers that start together, while the other waits', async () => {
    const pool = await openEmptyDatabase();
    const [first, second] = await Promise.all([migrate(drizzle(pool)), migrate(drizzle(pool))]);
    expect([first.length, second.length].toSorted((a, b) => a - b)).toEqual([0, knownMigrations.length]);
    expect(await listMigrationTags(pool)).toEqual(knownTags);
  });

  it('that are interrupted leave nothing, and the next start runs them', async () => {
    const pool = await openEmptyDatabase();
    const cut = migrate(drizzle(pool)).then(
      () => 'done',
      () => 'cut off',
    );
    // The migration is running: it holds the lock that makes others wait.
    let holder: number | undefined;
    while (holder === undefined) holder = await findAdvisoryLockHolder(pool);
    await terminateConnection(pool, holder);
    expect(await cut).toBe('cut off');
    expect(await listPublicTables(pool)).toEqual([]);
    expect(await migrate(drizzle(pool))).toEqual(knownTags);
  });

  it('that are applied already do not run again', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool));
    expect(await migrate(drizzle(pool))).toEqual([]);
  });

  it('turn views of the inbox into views of a list that show the same', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool), knownMigrations.slice(0, knownTags.indexOf('0020_one_table_of_views')));
    const { id: agency_id } = await insertRow(pool, agencies, { name: 'Northside' });
    const person = { agency_id, entity_type: 'Agency', email: 'nora@views.test', password_hash: '' } as const;
    const { id: user_id } = await insertRow(pool, users, person);
    const filters = [
      {},
      { search: '50% off & more=café 🎉', tag: "it's\n_new", kind: 'ticket', project_id: 3 },
    ] as const;
    await insertRows(
      pool,
      inbox_views,
      filters.map((filter, index) => ({
        agency_id,
        user_id,
        name: `View ${index}`,
        is_shared: true,
        filter,
      })),
    );
    await migrate(drizzle(pool));
    const views = await findRows(pool, list_views, { orderBy: [list_views.name] });
    const common = { agency_id, user_id, list: 'inbox', is_shared: true };
    expect(views).toMatchObject([
      { ...common, name: 'View 0' },
      { ...common, name: 'View 1' },
    ]);
    expect(views.map(({ query }) => readInboxFilter(query))).toEqual(filters);
    expect(await listPublicTables(pool)).not.toContain('inbox_views');
  });

  it('notify of trackers as of webhooks, whose kind they had', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool), knownMigrations.slice(0, knownTags.indexOf('0033_ad_result_kind')));
    const { id: agency_id } = await insertRow(pool, agencies, { name: 'Northside' });
    const person = { agency_id, entity_type: 'Agency', email: 'nora@kinds.test', password_hash: '' } as const;
    const { id: user_id } = await insertRow(pool, users, person);
    const chosen = { agency_id, user_id, in_app: false, email: false };
    await insertRow(pool, notification_settings, { ...chosen, kind: 'webhook' });
    await migrate(drizzle(pool));
    expect(await findRows(pool, notification_settings, { orderBy: [notification_settings.kind] })).toEqual([
      { ...chosen, kind: 'tracker' },
      { ...chosen, kind: 'webhook' },
    ]);
  });

  it('end proofs with replaced keys in a day, and know contacts of Gleap as such', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool), knownMigrations.slice(0, knownTags.indexOf('0034_contact_proofs')));
    const { id: agency_id } = await insertRow(pool, agencies, { name: 'Northside' });
    const dayMs = 24 * 60 * 60 * 1000;
    const started = Date.now();
    const soon = new Date(started + 60_000);
    const keys = [
      {},
      {
        sealed_previous_identity_key: 'old',
        previous_identity_key_until: new Date(started - dayMs),
      },
      { sealed_previous_identity_key: 'old', previous_identity_key_until: soon },
    ];
    for (const [index, key] of keys.entries()) {
      const id = index + 1;
      const project = { agency_id, id, name: `Shop ${id}`, sdk_key: `key-${id}`, flow_config: '{}' };
      await insertRow(pool, earlierProjects, { ...project, sealed_identity_key: 'key', ...key });
      await insertRows(
        pool,
        earlierVisitors,
        ['page', 'guest', 'gleap', 'file'].map((kind, place) => ({
          agency_id,
          id: id * 10 + place,
          project_id: id,
          gleap_id: `${kind}-${id}`,
          gleap_hash_digest: kind === 'file' ? '' : 'digest',
          is_proven: kind === 'page' || kind === 'gleap',
        })),
      );
      const imported = { agency_id, project_id: id, kind: 'contact', external_id: 'g' } as const;
      await insertRow(pool, external_ids, { ...imported, content_id: id * 10 + 2 });
      // Another content with the number of the guest.
      await insertRow(pool, external_ids, { ...imported, kind: 'ticket', content_id: id * 10 + 1 });
    }
    await migrate(drizzle(pool));
    const stored = await findRows(pool, visitors, { orderBy: [visitors.id] });
    expect(stored.map((row) => [row.gleap_hash_digest, row.is_proven, row.proof_key_version])).toEqual(
      keys.flatMap(() => [
        ['digest', true, 1],
        ['digest', false, null],
        ['', true, null],
        ['', false, null],
      ]),
    );
    const [never, before, now] = await findRows(pool, projects, { orderBy: [projects.id] });
    expect(never).toMatchObject({ identity_key_version: 1, previous_identity_key_until: null });
    expect(before).toMatchObject({ identity_key_version: 2, sealed_previous_identity_key: null });
    expect(before?.previous_identity_key_until?.getTime()).toBeGreaterThanOrEqual(started + dayMs);
    expect(now).toMatchObject({
      identity_key_version: 2,
      sealed_previous_identity_key: 'old',
      previous_identity_key_until: soon,
    });
  });

  it('find when the visitor of a conversation first wrote, and since when it is unanswered', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool), knownMigrations.slice(0, knownTags.indexOf('0022_inbox')));
    const { id: agency_id } = await insertRow(pool, agencies, { name: 'Northside' });
    const one = { agency_id, id: 1 };
    await insertRow(pool, earlierProjects, { ...one, name: 'Shop', sdk_key: 'key', flow_config: '{}' });
    const visitor = { ...one, project_id: 1, gleap_id: 'visitor', gleap_hash_digest: '' };
    await insertRow(pool, earlierVisitors, visitor);
    const message = { agency_id, sender_name: '', text: 'Hello' };
    const days = ['2026-05-01', '2026-05-02', '2026-05-03'].map((day) => `${day}T08:00:00.000Z`);
    const senders = {
      1: ['bot', 'visitor', 'visitor'],
      2: ['operator'],
      3: ['visitor', 'operator', 'visitor'],
    };
    for (const [id, ofMessages] of Object.entries(senders)) {
      const own = { agency_id, id: Number(id), project_id: 1, visitor_id: 1 };
      await insertRow(pool, earlierConversations, { ...own, share_token: id, title: 'Hello' });
      await insertRows(
        pool,
        earlierMessages,
        ofMessages.map((sender, index) => ({
          ...message,
          id: Number(id) * 10 + index,
          conversation_id: Number(id),
          sender,
          created_at: days[index] ?? '',
        })),
      );
    }
    await migrate(drizzle(pool));
    const rows = await findRows(pool, conversations, { orderBy: [conversations.id] });
    const times = (column: 'visitor_wrote_at' | 'waiting_since') =>
      rows.map((row) => row[column]?.toISOString());
    expect(times('visitor_wrote_at')).toEqual([days[1], undefined, days[0]]);
    expect(times('waiting_since')).toEqual([days[1], undefined, days[2]]);
  });

  it('find since when tickets are unanswered: by their conversation, else since the report', async () => {
    const pool = await openEmptyDatabase();
    await migrate(drizzle(pool), knownMigrations.slice(0, knownTags.indexOf('0022_inbox')));
    const { id: agency_id } = await insertRow(pool, agencies, { name: 'Northside' });
    const one = { agency_id, id: 1 };
    await insertRow(pool, earlierProjects, { ...one, name: 'Shop', sdk_key: 'key', flow_config: '{}' });
    const visitor = { ...one, project_id: 1, gleap_id: 'visitor', gleap_hash_digest: '' };
    await insertRow(pool, earlierVisitors, visitor);
    const reported = '2026-05-01T08:00:00.000Z';
    const report = {
      agency_id,
      project_id: 1,
      visitor_id: 1,
      type: 'BUG',
      title: 'Hello',
      created_at: reported,
    };
    const senders = { answered: ['visitor', 'operator'], asked: ['visitor', 'operator', 'visitor'] };
    const days = ['2026-05-01', '2026-05-02', '2026-05-03'].map((day) => `${day}T08:00:00.000Z`);
    await insertRows(pool, earlierTickets, [
      { ...report, id: 1, share_token: 'reported' },
      { ...report, id: 2, share_token: 'silent', is_silent: true },
      { ...report, id: 3, share_token: 'of no visitor', visitor_id: null },
      { ...report, id: 4, share_token: 'answered' },
      { ...report, id: 5, share_token: 'asked' },
    ]);
    for (const [at, [share_token, ofMessages]] of Object.entries(senders).entries()) {
      const own = { agency_id, id: at + 1, project_id: 1, visitor_id: 1, ticket_id: at + 4 };
      await insertRow(pool, earlierConversations, { ...own, share_token, title: 'Hello' });
      await insertRows(
        pool,
        earlierMessages,
        ofMessages.map((sender, index) => ({
          agency_id,
          id: own.id * 10 + index,
          conversation_id: own.id,
          sender,
          sender_name: '',
          text: 'Hello',
          created_at: days[index] ?? '',
        })),
      );
    }
    await migrate(drizzle(pool));
    const rows = await findRows(pool, tickets, { orderBy: [tickets.id] });
    expect(rows.map(({ share_token, waiting_since }) => [share_token, waiting_since?.toISOString()])).toEqual(
      [
        ['reported', reported],
        ['silent', undefined],
        ['of no visitor', undefined],
        ['answered', undefined],
        ['asked', days[2]],
      ],
    );
  });
});
