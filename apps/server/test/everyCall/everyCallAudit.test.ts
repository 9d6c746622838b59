import { audit_log } from '@adlane/api-server/schema';
import type { NamedCall } from '@adlane/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { madeCalls } from '../fixtures/allFixtures';
import { databaseDigest } from '../fixtures/databaseDigest';
import type { CallMaker, Made } from '../fixtures/makeCall';
import { countRows, findRows } from '../fixtures/rows/rows';
import { headersFor } from '../fixtures/tenantCallers';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let restore: () => Promise<void>;

/**
 * Every mutating call of a user except those that only change read marks or permissions, or store a file that the
 * reply with it records.
 */
const made = madeCalls.filter(
  (named) =>
    named.call.access.kind === 'user' &&
    named.call.method !== 'GET' &&
    !/^(announcements\.dismiss|inbox\.(read|upload)$|notifications\.|realtime\.)/.test(named.name),
);

beforeAll(async () => {
  ({ test, maker, restore } = await createCallsTest(made));
  await test.ownerPool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the log is full'; end $$`,
  );
});
afterEach(() => restore());
afterAll(() => test.close());

function make(named: NamedCall): Promise<Made> {
  const tenant = maker.tenantFor(named);
  return maker.make(named, tenant, { headers: headersFor(named.call.access, tenant) });
}

/** Runs `work` while writes to the log fail. */
async function whileLogFails(work: () => Promise<void>): Promise<void> {
  await test.ownerPool.query(
    'create trigger refuse before insert on audit_log for each row execute function refuse()',
  );
  try {
    await work();
  } finally {
    await test.ownerPool.query('drop trigger refuse on audit_log');
  }
}

/** Their action is an email or a request to a platform, done before it can be logged. */
const outsideActions = ['facebookAssets.createPixel', 'subscribers.resetPassword'];
/** Tokens that are made in passing and launches that a job continues: no action of the caller. */
const ignoredTables = ['one_time_tokens', 'launches'];

/** They store what their platform says, as the regular refresh does: no change by the caller. */
const readings = ['ads.refresh'];

/** Edits whose entries do not name what was there before, or not all of it. */
const notBefore: Readonly<Record<string, string>> = {
  'projectFeatureRequests.update': 'what a visitor wrote is not written into a log that cannot be changed',
};
/**
 * Calls that change one record: a second one with the same values changes nothing, if the log knows the first ones.
 * Those at the platforms describe what the platform had (`changeWithinLimit`).
 */
const edits = made.filter(
  ({ name, call }) =>
    call.method === 'PUT' && call.path.includes('{id}') && !/^ads\.(facebook|updateBudget)/.test(name),
);

async function listChanges({ name }: NamedCall) {
  const where = eq(audit_log.action, name);
  const found = await findRows(test.ownerPool, audit_log, { where, orderBy: [audit_log.id] });
  return found.map(({ changes }) => changes);
}

let rows: Readonly<Record<string, string>> = {};

/** Lists the tables with other rows than at the last call. */
async function changedTables(): Promise<string[]> {
  await test.jobs.settle().catch(() => undefined);
  const before = rows;
  rows = await databaseDigest(test.ownerPool);
  return Object.keys(rows).filter((name) => rows[name] !== before[name]);
}

/** Lists the tables that a call has changed for its caller since the last list. */
async function changedBy({ name }: NamedCall): Promise<string[]> {
  const changed = await changedTables();
  return readings.includes(name) ? [] : changed.filter((table) => !ignoredTables.includes(table));
}

const countEntries = ({ name }: NamedCall) => countRows(test.ownerPool, audit_log, { action: name });

describe('the audit log', () => {
  beforeAll(changedTables);

  it.each(made)('records $name in the transaction of the call', async (named) => {
    const before = await countEntries(named);
    await changedTables();
    await whileLogFails(async () => {
      const { status } = await make(named);
      const changed = await changedBy(named);
      expect([status, changed]).toEqual([status, []]);
    });
    const { status } = await make(named);
    const changed = await changedBy(named);
    const isAction = changed.length > 0 || (outsideActions.includes(named.name) && status < 300);
    expect([named.name, (await countEntries(named)) > before]).toEqual([named.name, isAction]);
  });

  it.each(edits.filter(({ name }) => !(name in notBefore)))(
    'names what each field of $name was before',
    async (named) => {
      await make(named);
      await make(named);
      const [first, second] = await listChanges(named);
      expect([named.name, second ?? {}]).toEqual([named.name, {}]);
      expect(first).toBeDefined();
    },
  );
});
