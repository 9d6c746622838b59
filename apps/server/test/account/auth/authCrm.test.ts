import { agencies, clients, sources, users as usersTable } from '@adlane/api-server/schema';
import { errorMessages } from '@adlane/contract/constants';
import { goHighLevelDemo } from '@adlane/mocks/platforms';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoClient } from '../../fixtures/rows/demoRows';
import { deleteRows, findRow, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';
import { createTestApp } from '../../harness/createTestApp';

let test: DoublesTest;
let restore: () => Promise<void>;
let agencyId: number;
let otherId: number;
beforeAll(async () => {
  test = await createDoublesTest();
  ({ agencyId } = await findDemoClient(test.ownerPool));
  const other = await findRow(test.ownerPool, agencies, {
    where: and(eq(agencies.kind, 'agency'), ne(agencies.id, agencyId)),
  });
  otherId = other.id;
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const { locationId, users } = goHighLevelDemo;
const connect = (agency: number) =>
  insertRow(test.ownerPool, sources, {
    agency_id: agency,
    channel: 'ghl',
    name: 'CRM',
    external_id: locationId,
    sealed_token: 'x',
    status: 'active',
  });
beforeEach(async () => {
  await deleteRows(test.ownerPool, sources, { channel: 'ghl' });
  await connect(agencyId);
});

async function enter(change: { code?: string; highLevelId?: string; userId?: string } = {}) {
  const code = change.code ?? test.doubles.goHighLevel.control.issueCode(locationId, change.userId);
  const { highLevelId = null } = change;
  const answer = await test.request('/api/v1/connect/go-high-level', {
    method: 'POST',
    body: { code, highLevelId },
  });
  return { status: answer.status, body: await answer.json() };
}
const refused = { status: 422, body: { message: 'Invalid user credentials.', code: 'VALIDATION' } };

describe('signing in from the CRM', () => {
  it('signs in the user of the client that has the location', async () => {
    await updateRows(
      test.ownerPool,
      usersTable,
      { email_verified_at: new Date() },
      { email: 'client@adlane.test' },
    );
    const { status, body } = await enter({ highLevelId: locationId });
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ email: 'client@adlane.test', g_h_id: locationId, is_ghl_client: true }),
    ]);
    expect((await test.request('/api/v1/me', { token: body.access_token })).status).toBe(200);
    await test.as('Client');
  });

  it('creates a client user once for another user of the location', async () => {
    const first = await enter({ userId: users[1].id });
    expect(first.body.user).toMatchObject({
      email: users[1].email,
      entity_type: 'Client',
      group_id: agencyId,
    });
    const again = await enter({ userId: users[1].id });
    expect(again.body.user.id).toBe(first.body.user.id);
  });

  it('accepts a code once and only for the location that embeds the page', async () => {
    const code = test.doubles.goHighLevel.control.issueCode(locationId);
    expect((await enter({ code })).status).toBe(200);
    expect(await enter({ code })).toEqual(refused);
    expect(await enter({ code: 'made-up' })).toEqual(refused);
    expect(await enter({ highLevelId: 'ghlAnother' })).toEqual(refused);
  });

  it('requires exactly one agency that connected the location', async () => {
    await updateRows(test.ownerPool, sources, { status: 'inactive' }, { channel: 'ghl' });
    expect(await enter()).toEqual(refused);
    await updateRows(test.ownerPool, sources, { status: 'active' }, { channel: 'ghl' });
    const first = await findRow(test.ownerPool, clients, {
      where: { agency_id: otherId },
      orderBy: [clients.id],
    });
    await updateRows(test.ownerPool, clients, { g_h_id: locationId }, { id: first.id });
    expect((await enter()).body.user).toMatchObject({ group_id: agencyId });
    await connect(otherId);
    expect(await enter()).toEqual(refused);
  });

  it('opens no other account with the same email address', async () => {
    await updateRows(
      test.ownerPool,
      usersTable,
      { crm_user_id: null, email: 'desk-old@brightside.test' },
      { email: users[1].email },
    );
    await updateRows(
      test.ownerPool,
      usersTable,
      { email: users[1].email },
      { email: 'operator@adlane.test' },
    );
    expect(await enter({ userId: users[1].id })).toEqual(refused);
    await updateRows(
      test.ownerPool,
      usersTable,
      { email: 'operator@adlane.test' },
      { email: users[1].email },
    );
  });

  it('answers 503 on a server without CRM credentials', async () => {
    const { platforms } = test.ports;
    const withoutCrm = { ...platforms, goHighLevel: { ...platforms.goHighLevel, clientId: '' } };
    const api = await createTestApp({ ports: { platforms: withoutCrm } });
    const body = { code: 'any', highLevelId: null };
    const answer = await api.request('/api/v1/connect/go-high-level', { method: 'POST', body });
    expect([answer.status, (await answer.json()).message]).toEqual([503, errorMessages.crmNotConfigured]);
    await api.close();
  });

  it('removes the password and sessions of an account with an unverified address', async () => {
    await updateRows(
      test.ownerPool,
      usersTable,
      { crm_user_id: null, email_verified_at: null },
      { email: 'client@adlane.test' },
    );
    const session = await test.as('Client');
    expect((await enter()).status).toBe(200);
    expect((await test.request('/api/v1/me', { token: session })).status).toBe(401);
    const body = { email: 'client@adlane.test', password: 'adlane-demo' };
    expect((await test.request('/api/v1/login', { method: 'POST', body })).status).toBe(422);
  });
});
