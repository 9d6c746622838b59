import { client_permissions } from '@adlane/api-server/schema';
import { type Actor, contract, fillPath, listCalls, mayCall, type PermissionKey } from '@adlane/contract';
import { type ClientPermission, createDefaultPermissions } from '@adlane/contract/account/permissions';
import { ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

type Flags = Partial<Record<PermissionKey, boolean>>;

let test: DemoTest;

beforeAll(async () => {
  test = await createDemoTest();
});
afterAll(() => test.close());

const put = (path: string, permissions: unknown, token = test.agencyToken) =>
  test.send('PUT', path, { permissions }, token);
const grant = async (flags: Flags): Promise<ClientPermission> => {
  const answer = await put(`permissions/client/${test.clientId}`, {
    ...createDefaultPermissions(),
    ...flags,
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const setDefaults = async (flags: Flags): Promise<ClientPermission> => {
  const answer = await put('permissions', { ...createDefaultPermissions(), ...flags, is_global: true });
  expect(answer.status).toBe(200);
  return answer.json();
};
const own = async (): Promise<Flags> =>
  (await (await test.send('GET', 'permissions', undefined, test.clientToken)).json()).permissions;

beforeEach(async () => {
  await setDefaults({ adlane_all: true });
});

describe('permissions of one client', () => {
  it('are set by flag and apply to its next call, whether granted or revoked', async () => {
    await grant({ adlane_all: true });
    expect((await test.send('GET', 'leads', undefined, test.clientToken)).status).toBe(200);
    const answer = await put(`permissions/client/${test.clientId}`, { ads_launch: true });
    expect(await answer.json()).toEqual({
      userType: 'Client',
      permissions: { ...createDefaultPermissions(), adlane_all: true, ads_launch: true },
    });
    expect(await own()).toMatchObject({ adlane_all: true, ads_launch: true });
    await put(`permissions/client/${test.clientId}`, { adlane_all: false });
    for (const path of ['leads', 'leads/export', 'templates', 'clients', 'folders']) {
      const refused = await test.send('GET', path, undefined, test.clientToken);
      expect([path, refused.status]).toEqual([path, 403]);
      expect((await refused.json()).message).toBe("You don't have permission to perform this action.");
    }
    expect((await test.send('POST', 'leads/bulk/delete', { ids: [1] }, test.clientToken)).status).toBe(403);
    expect((await test.send('GET', 'me', undefined, test.clientToken)).status).toBe(200);
  });

  it.each<Flags>([
    {},
    { ads_launch: true, template_management: true, manage_agency_ads: true, ad_template_metrics: true },
    { adlane_all: true },
    { adlane_all: true, ad_template_metrics: true },
    { adlane_all: true, manage_agency_ads: true },
  ])('with the flags %o open exactly the calls of the access table', async (flags) => {
    await grant(flags);
    const actor: Actor = { entity_type: 'Client', permissions: flags };
    const calls = listCalls(contract).filter(({ call, name }) => {
      return call.access.kind === 'user' && call.method === 'GET' && !name.startsWith('auth.');
    });
    for (const { name, call } of calls) {
      const places = Object.keys(call.params?.shape ?? {});
      const path = fillPath(call.path, Object.fromEntries(places.map((place) => [place, '2147483647'])));
      const { status } = await test.request(path, { token: test.clientToken });
      expect([name, status === 403]).toEqual([name, !mayCall(call.access, actor)]);
    }
  });

  it('are shown to the agency as set and recorded in the audit log', async () => {
    await grant({ adlane_all: true });
    await grant({ adlane_all: true, manage_agency_ads: true });
    const seen = await (await test.send('GET', `permissions/client/${test.clientId}`)).json();
    expect(seen.permissions).toEqual({
      ...createDefaultPermissions(),
      adlane_all: true,
      manage_agency_ads: true,
    });
    const { data } = await (await test.send('GET', 'audit-log?action=permissions.updateClient')).json();
    expect(data[0]).toMatchObject({ item_id: test.clientId, changes: { permissions: {} } });
  });
});

describe('default permissions', () => {
  it('apply at once to the clients that follow them, and to no others', async () => {
    await grant({ adlane_all: true });
    await setDefaults({ adlane_all: true, ads_launch: true });
    expect(await own()).not.toMatchObject({ ads_launch: true });
    await put(`permissions/client/${test.clientId}`, { is_global: true });
    expect(await own()).toMatchObject({ is_global: true, adlane_all: true, ads_launch: true });
    await setDefaults({ adlane_all: false });
    expect((await test.send('GET', 'leads', undefined, test.clientToken)).status).toBe(403);
    await setDefaults({ adlane_all: true, template_management: true });
    expect(await own()).toMatchObject({ adlane_all: true, template_management: true });
  });

  it('are copied to a client when it gets its own permissions', async () => {
    await put(`permissions/client/${test.clientId}`, { is_global: true });
    await setDefaults({ adlane_all: true, template_management: true });
    await put(`permissions/client/${test.clientId}`, { ads_launch: true });
    await setDefaults({ adlane_all: true });
    expect(await own()).toEqual({
      ...createDefaultPermissions(),
      adlane_all: true,
      template_management: true,
      ads_launch: true,
    });
  });

  it('are the permissions of a new client', async () => {
    await setDefaults({ adlane_all: true, ads_launch: true });
    const form = { business_name: 'Bakery', first_name: 'Ann', email: 'ann@bakery.example' };
    const made = await (await test.send('POST', 'clients/store', form)).json();
    expect(made.permissions).toMatchObject({ is_global: true, adlane_all: true, ads_launch: true });
  });

  it('are always global and cannot be set otherwise', async () => {
    expect((await put('permissions', { is_global: false })).status).toBe(422);
    const seen = await (await test.send('GET', 'permissions')).json();
    expect(seen).toMatchObject({ userType: 'Agency', permissions: { is_global: true, adlane_all: true } });
  });
});

describe('setting permissions', () => {
  it('is allowed to the agency only', async () => {
    await grant({ adlane_all: true });
    const before = await own();
    expect((await put('permissions', { ads_launch: true }, test.clientToken)).status).toBe(403);
    expect(
      (await put(`permissions/client/${test.clientId}`, { ads_launch: true }, test.clientToken)).status,
    ).toBe(403);
    expect((await test.request('/api/v1/permissions')).status).toBe(401);
    expect(await own()).toEqual(before);
  });

  it('never reaches a client of another agency', async () => {
    const listForeign = () =>
      findRows(test.ownerPool, client_permissions, {
        where: ne(client_permissions.agency_id, test.agencyId),
        orderBy: [client_permissions.client_id],
      });
    const before = await listForeign();
    const foreign = before[0]?.client_id;
    expect(foreign).toBeDefined();
    for (const answer of [
      await put(`permissions/client/${foreign}`, { adlane_all: true }),
      await test.send('GET', `permissions/client/${foreign}`),
      await put('permissions/client/2147483647', { adlane_all: true }),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([404, { message: 'Not found.' }]);
    }
    expect(await listForeign()).toEqual(before);
  });

  it('refuses unknown flags and values', async () => {
    expect((await put(`permissions/client/${test.clientId}`, { is_admin: true })).status).toBe(422);
    expect((await put(`permissions/client/${test.clientId}`, { ads_launch: 'yes' })).status).toBe(422);
  });
});
