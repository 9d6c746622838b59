import { users } from '@adlane/api-server/schema';
import { mayAct, mayCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeCalls } from '../fixtures/allFixtures';
import type { CallMaker } from '../fixtures/makeCall';
import { findRow } from '../fixtures/rows/rows';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let acting: { readonly authorization: string };

const subscriber = { entity_type: 'Agency', permissions: {} } as const;
const calls = madeCalls.filter(({ call }) => call.access.kind === 'user' && mayCall(call.access, subscriber));
const denied = calls.filter(({ name, call }) => !mayAct(name, call));

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(calls));
  const { id } = await findRow(test.ownerPool, users, {
    where: { agency_id: maker.callers.first.agencyId, entity_type: 'Agency', team_role: 'owner' },
  });
  const headers = maker.callers.operator.user;
  const answer = await test.request(`/api/v1/subscribers/login/${id}`, { method: 'POST', headers });
  acting = { authorization: `Bearer ${(await answer.json()).access_token}` };
});
afterAll(() => test.close());

describe('a super admin who acts as a subscriber', () => {
  it.each(denied)('is refused $name, which changes nothing', async (named) => {
    const { status, text } = await changesNothing(test, () =>
      maker.make(named, maker.callers.first, { headers: acting }),
    );
    expect([status, JSON.parse(text).message]).toEqual([
      403,
      'Only the subscriber can do this. Sign in with your own account instead.',
    ]);
  });

  it('is refused money, credentials, the team and signing out everywhere', () => {
    const names = denied.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'account.changePassword',
        'account.invite',
        'account.removeMember',
        'account.updateMember',
        'ads.facebookCampaignBudget',
        'auth.logoutEverywhere',
        'billing.cancel',
        'billing.change',
        'billing.checkout',
        'billing.setupIntent',
        'billing.updateCard',
        'clients.invite',
        'clients.update',
        'launches.facebook',
        'permissions.updateClient',
        'projects.rotateKey',
        'projects.rotateIdentityKey',
        'sources.connectOpenai',
        'sources.disconnect',
      ]),
    );
  });

  it('stays marked in every answer that shows the signed-in user', async () => {
    const me = await test.request('/api/v1/me', { headers: acting });
    const { user } = await me.json();
    const body = { first_name: 'Ada' };
    const saved = await test.request('/api/v1/user/profile', { method: 'PUT', headers: acting, body });
    const viewed = await test.request(`/api/v1/subscribers/${user.id}`, { headers: acting });
    expect([
      user.login_as_type,
      (await saved.json()).user.login_as_type,
      (await viewed.json()).login_as_type,
    ]).toEqual(['SuperAdmin', 'SuperAdmin', 'SuperAdmin']);
  });

  it('may help with the content of the subscriber', async () => {
    const body = { name: 'Made by support' };
    const answer = await test.request('/api/v1/folders/store', { method: 'POST', headers: acting, body });
    expect(answer.status).toBe(201);
  });
});
