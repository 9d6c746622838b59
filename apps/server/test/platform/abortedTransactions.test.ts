import { audit_log, clients } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countRows, findRow } from '../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../harness/createDemoTest';

let test: DemoTest;

beforeAll(async () => {
  test = await createDemoTest();
  // A sequence counts tries, because a rollback does not reset it.
  await test.ownerPool.query(`
    create sequence aborted_tries;
    grant usage on sequence aborted_tries to public;
    create function abort_transaction() returns trigger language plpgsql as $$ begin
      if nextval('aborted_tries') <= tg_argv[0]::int then
        raise exception 'aborted in favor of another transaction' using errcode = tg_argv[1];
      end if;
      return new;
    end $$;`);
});
beforeEach(async () => {
  await test.ownerPool.query('drop trigger if exists abort_transaction on audit_log');
  await test.ownerPool.query('alter sequence aborted_tries restart');
});
afterAll(() => test.close());

/** Aborts the first transactions that write an audit entry, when they commit. */
async function abortFirst(count: number, code: string): Promise<void> {
  await test.ownerPool.query(
    `create constraint trigger abort_transaction after insert on audit_log
     deferrable initially deferred for each row execute function abort_transaction('${count}', '${code}')`,
  );
}

const rename = (business_name: string, headers: Record<string, string> = {}) =>
  test.request(`/api/v1/clients/update/${test.clientId}`, {
    method: 'PUT',
    token: test.agencyToken,
    headers,
    body: { business_name },
  });
const findName = async () =>
  (await findRow(test.ownerPool, clients, { where: { id: test.clientId } })).business_name;
const countEntries = () => countRows(test.ownerPool, audit_log, { action: 'clients.update' });

describe('a transaction that PostgreSQL aborts in favor of another one', () => {
  it.each(['40001', '40P01'])('with %s runs again, and is stored and audited once', async (code) => {
    const entries = await countEntries();
    await abortFirst(2, code);
    const headers = { 'idempotency-key': `aborted-${code}` };
    const answer = await rename(`After ${code}`, headers);
    expect([answer.status, await findName()]).toEqual([200, `After ${code}`]);
    const repeated = await rename(`After ${code}`, headers);
    expect([repeated.status, await repeated.json()]).toEqual([200, await answer.json()]);
    expect(await countEntries()).toBe(entries + 1);
  });

  it('three times in a row is refused as a conflict and changes nothing', async () => {
    const [name, entries] = [await findName(), await countEntries()];
    await abortFirst(3, '40P01');
    const answer = await rename('Never stored');
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'Another user changed this at the same moment. Please try again.',
    ]);
    expect([await findName(), await countEntries()]).toEqual([name, entries]);
  });
});
