import {
  ad_accounts,
  client_permissions,
  folders,
  sources,
  subscriptions,
  templates,
  users,
} from '@adlane/api-server/schema';
import { errorMessages } from '@adlane/contract/constants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { terminateLockWaits } from '../fixtures/lockWaits';
import { findDemoClient } from '../fixtures/rows/demoRows';
import { deleteRows, findForeignRow, findRow, findRows, updateRows } from '../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let restore: () => Promise<void>;
let agency: string;
let client: string;
beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  client = await test.as('Client');
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

/** Finds the demo agency's ad account at Facebook. */
async function accountId(): Promise<string> {
  return String((await findRow(test.ownerPool, ad_accounts, { where: { external_id: 'act_1001' } })).id);
}

type Failure = {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly errors?: Record<string, string[]>;
};

async function failure(path: string, init: Parameters<DoublesTest['request']>[1] = {}): Promise<Failure> {
  const answer = await test.request(path, { token: agency, ...init });
  return { status: answer.status, ...((await answer.json()) as Omit<Failure, 'status'>) };
}

// Each row of the table of HTTP errors (ads §8), triggered by a request as a browser sends it.
describe('the API answers', () => {
  it('400 to a body that is not JSON', async () => {
    const { status, message } = await failure('/api/v1/folders/store', { method: 'POST', body: '{"name":' });
    expect([status, message]).toEqual([400, 'The request body is not valid JSON.']);
  });

  it('401 to a guest and to an ended session', async () => {
    const none = await test.request('/api/v1/folders');
    expect([none.status, (await none.json()).message]).toEqual([401, 'Unauthenticated']);
    const token = await test.as('Agency');
    expect((await test.request('/api/v1/logout', { method: 'POST', token })).status).toBe(204);
    const { status, message } = await failure('/api/v1/folders', { token });
    expect([status, message]).toEqual([401, 'Unauthenticated']);
  });

  it('402 to an agency with an expired plan', async () => {
    const { agencyId: id } = await findDemoClient(test.ownerPool);
    await updateRows(test.ownerPool, subscriptions, { status: 'canceled' }, { agency_id: id });
    const refused = await failure('/api/v1/folders/store', { method: 'POST', body: { name: 'Late' } });
    await updateRows(test.ownerPool, subscriptions, { status: 'active' }, { agency_id: id });
    expect(refused).toEqual({
      status: 402,
      code: 'PAYMENT_REQUIRED',
      message: 'Your plan has ended. Choose a plan in Billing to continue.',
    });
  });

  it('403 to a missing role or permission', async () => {
    const niche = await failure('/api/v1/niches/store', { method: 'POST', body: { name: 'Mine' } });
    expect([niche.status, niche.message]).toEqual([403, "You don't have permission to perform this action."]);
    await updateRows(test.ownerPool, client_permissions, { template_management: false });
    const folder = await failure('/api/v1/folders/store', {
      method: 'POST',
      body: { name: 'Mine' },
      token: client,
    });
    expect([folder.status, folder.message]).toEqual([
      403,
      "You don't have permission to perform this action.",
    ]);
  });

  it('404 to a missing row and to a row of another agency', async () => {
    const { agencyId } = await findDemoClient(test.ownerPool);
    const { id } = await findForeignRow(test.ownerPool, templates, agencyId);
    for (const one of [id, 2_147_483_647]) {
      const { status, message } = await failure(`/api/v1/templates/view/${one}`);
      expect([status, message]).toEqual([404, errorMessages.notFound]);
    }
  });

  it('406 to an agency that must finish onboarding first', async () => {
    await updateRows(test.ownerPool, users, { onboarding_step: 'STEP_ONE' }, { email: 'agency@adlane.test' });
    const early = await failure('/api/v1/profile/setup/account-connect', {
      method: 'POST',
      body: { skip: true },
    });
    await updateRows(test.ownerPool, users, { onboarding_step: 'FINISHED' }, { email: 'agency@adlane.test' });
    expect(early).toEqual({
      status: 406,
      code: 'REDIRECT',
      message: 'Please finish the previous step first.',
    });
  });

  it('409 to the later of two edits of the same version', async () => {
    const rows = await (await test.request('/api/v1/templates', { token: agency })).json();
    const { status, code } = await failure(`/api/v1/templates/update/${rows.data[0].id}`, {
      method: 'PUT',
      body: { name: 'Late', base_updated_at: '2001-01-01T00:00:00.000Z' },
    });
    expect([status, code]).toEqual([409, 'EDIT_CONFLICT']);
  });

  it('422 with the texts of each field, the first of them as the message', async () => {
    const { status, message, errors } = await failure('/api/v1/clients/store', {
      method: 'POST',
      body: { business_name: '', first_name: 'Ida', email: 'no address' },
    });
    expect(status).toBe(422);
    expect(errors).toEqual({
      business_name: ['This field is required.'],
      email: ['Please enter a valid email address.'],
    });
    expect(message).toBe('This field is required.');
  });

  it('405, 413 and 415 to requests with the wrong method, size or type', async () => {
    expect((await failure('/api/v1/folders', { method: 'PUT', body: {} })).status).toBe(405);
    const large = JSON.stringify({ name: 'x'.repeat(2 ** 20) });
    expect((await failure('/api/v1/folders/store', { method: 'POST', body: large })).status).toBe(413);
    const headers = { 'content-type': 'text/plain' };
    expect((await failure('/api/v1/folders/store', { method: 'POST', body: 'name=x', headers })).status).toBe(
      415,
    );
  });

  it('429 to too many sign-in attempts, with the time to wait', async () => {
    const body = { email: 'unknown@adlane.test', password: 'wrong-password' };
    let answer = await test.request('/api/v1/login', { method: 'POST', body });
    for (let attempt = 0; attempt < 50 && answer.status !== 429; attempt += 1)
      answer = await test.request('/api/v1/login', { method: 'POST', body });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('500 to an internal failure, with its id and without its reason', async () => {
    await test.ownerPool.query('alter table folders rename to folders_away');
    const answer = await test.request('/api/v1/folders', { token: agency });
    await test.ownerPool.query('alter table folders_away rename to folders');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: errorMessages.internal, code: 'INTERNAL', request_id: answer.headers.get('x-request-id') },
    ]);
  });

  it.each([
    ['terms that a page has not accepted', { code: 100, error_subcode: 1_892_181 }, 'TECHNICAL_TOS_ERROR'],
    ['a permission that is missing', { code: 200 }, 'TECHNICAL_PERMISSION_ERROR'],
    ['an object that is out of reach', { code: 100, error_subcode: 33 }, 'TECHNICAL_PERMISSION_ERROR'],
  ])('500, which clients do not show, to %s', async (_case, error, code) => {
    test.doubles.facebook.control.failNext({ path: '/adspixels' }, { message: 'Said by Facebook', ...error });
    const refused = await failure(`/api/v1/facebook/pixels?ad_account_id=${await accountId()}`);
    expect([refused.status, refused.code]).toEqual([500, code]);
  });

  it('412 to a lost connection, in words for each platform', async () => {
    test.doubles.facebook.control.revokeTokens();
    const facebook = await failure(`/api/v1/facebook/pixels?ad_account_id=${await accountId()}`);
    expect(facebook).toEqual({
      status: 412,
      code: 'AD_ACCOUNT_DISCONNECTED',
      message: 'Please Connect Your Facebook Ad Account',
    });
    await deleteRows(test.ownerPool, sources, { channel: 'google' });
    const google = await failure('/api/v2/source/google/locations?search=new');
    expect([google.status, google.message]).toEqual([412, 'Please Connect Google Ad Account']);
  });

  it('507 when the database has no room left, and stores nothing', async () => {
    await test.ownerPool.query(`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await test.ownerPool.query(
      'create trigger no_room before insert on folders for each row execute function no_room()',
    );
    const request = { method: 'POST', token: agency, body: { name: 'No room' } };
    const refused = await failure('/api/v1/folders/store', request);
    expect(refused).toMatchObject({ status: 507, code: 'STORAGE_FULL', message: errorMessages.storageFull });
    expect((await test.request('/api/v1/folders', { token: agency })).status).toBe(200);
    await test.ownerPool.query('drop trigger no_room on folders');
    expect((await findRows(test.ownerPool, folders, { where: { name: 'No room' } })).length).toBe(0);
    expect((await test.request('/api/v1/folders/store', request)).status).toBe(201);
  });

  it('503 while the database is unavailable, with the time to wait', async () => {
    const blocker = await test.ownerPool.connect();
    await blocker.query('begin');
    await blocker.query('lock table folders in access exclusive mode');
    const waiting = test.request('/api/v1/folders', { token: agency });
    await expect.poll(() => terminateLockWaits(test.ownerPool)).toBeGreaterThan(0);
    const answer = await waiting;
    await blocker.query('rollback');
    blocker.release();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await test.request('/api/v1/folders', { token: agency })).status).toBe(200);
  });
});
