import { createClient, isHttpError } from '@adlane/api-client';
import { contract, listCalls } from '@adlane/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTabClient, tabUrl } from '../../test/openTabClient';
import { mock } from '../network/mock';
import { setNetworkCondition } from '../network/networkCondition';
import { signInAs, storyToken } from '../story/storySession';
import { demoLogins, demoSdkKey } from '../world/demoLogins';
import { fewHandlers, handlers } from './handlers';
import { advanceWorld, resetWorld } from './worldControls';

const { server, client } = openTabClient();
beforeEach(() => signInAs('Agency'));
afterEach(() => {
  server.resetHandlers();
  setNetworkCondition('ok');
});

describe('the in-tab API', () => {
  it('the in-tab API has a handler for every call of the contract', () => {
    expect(handlers.length).toBe(listCalls(contract).length + 2);
  });

  it('the in-tab API refuses a name that is taken, like the server', async () => {
    await client.folders.store({ body: { name: 'Café' } });
    const again = client.folders.store({ body: { name: 'CAFE\u0301' } });
    await expect(again).rejects.toMatchObject({ status: 422 });
    await resetWorld();
  });

  it("the in-tab API answers with demo data of the signed-in user's tenant", async () => {
    const { meta } = await client.templates.list();
    expect(meta.total).toBe(18);
    signInAs('SuperAdmin');
    expect((await client.tickets.list()).data).toHaveLength(5);
  });

  it('the in-tab API answers a client whose base URL has a path', async () => {
    const baseUrl = 'https://x.example/adlane';
    const { data } = await createClient(contract, { baseUrl, token: storyToken }).folders.list({});
    expect(data).toEqual((await client.folders.list({})).data);
  });

  it('the in-tab API rejects a missing token and what another role may not do', async () => {
    signInAs(undefined);
    await expect(client.templates.list()).rejects.toMatchObject({ status: 401 });
    signInAs('Client');
    await expect(client.tickets.list()).rejects.toMatchObject({ status: 403 });
  });

  it('every demo user can sign in with a password', async () => {
    for (const { email, password, role } of demoLogins) {
      const { user } = await client.auth.login({ body: { email, password } });
      expect(user.entity_type).toBe(role);
    }
  });

  it('the in-tab API returns the replay of the first ticket', async () => {
    signInAs('SuperAdmin');
    const tickets = await client.tickets.list();
    const recorded = tickets.data.find(({ hasReplay }) => hasReplay);
    const replay = await client.tickets.replay({ params: { id: recorded?.id ?? 0 } });
    expect(replay.events.length).toBeGreaterThan(20);
  });

  it('the in-tab API configures the demo widget', async () => {
    const { flowConfig } = await client.flowConfig.view({ params: { sdkKey: demoSdkKey } });
    expect(flowConfig.feedbackFlows.map(({ id }) => id)).toContain('bugreporting');
  });

  it('the in-tab API serves the images that its rows refer to', async () => {
    const { data } = await client.templates.list();
    const response = await fetch(`http://adlane.test${data[0]?.thumbnailUrl}`);
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  it('the in-tab API stores what a story writes until the reset', async () => {
    const [first] = (await client.templates.list()).data;
    const params = { id: first?.id ?? 0 };
    await client.templates.update({ params, body: { name: 'Renamed by a story' } });
    expect((await client.templates.view({ params })).name).toBe('Renamed by a story');
    await resetWorld();
    expect((await client.templates.view({ params })).name).toBe(first?.name);
  });

  it('advancing the clock affects only the API, until the reset', async () => {
    const hourMs = 3_600_000;
    const [first] = (await client.templates.list()).data;
    const params = { id: first?.id ?? 0 };
    const before = Date.now();
    await advanceWorld(hourMs);
    const { updated_at } = await client.templates.update({ params, body: { name: 'An hour later' } });
    expect(Date.parse(updated_at)).toBeGreaterThanOrEqual(before + hourMs);
    await resetWorld();
    const again = await client.templates.update({ params, body: { name: 'Now' } });
    expect(Date.parse(again.updated_at)).toBeLessThanOrEqual(Date.now());
    await resetWorld();
  });

  it('new rows get the same ids after a reset as before', async () => {
    const { email, password } = demoLogins[0];
    await client.auth.login({ body: { email, password } });
    await resetWorld();
    await expect(client.auth.login({ body: { email, password } })).resolves.toBeTruthy();
  });
});

describe('one handler for all calls', () => {
  beforeEach(() => server.resetHandlers(...fewHandlers));
  afterEach(() => server.resetHandlers(...handlers));

  it('one handler for all calls answers each call and stored files like the in-tab API', async () => {
    const { data, meta } = await client.templates.list();
    expect(meta.total).toBe(18);
    expect((await client.templates.view({ params: { id: data[0]?.id ?? 0 } })).name).toBe(data[0]?.name);
    const image = await fetch(`${tabUrl}${data[0]?.thumbnailUrl}`);
    expect(image.headers.get('content-type')).toBe('image/png');
  });

  it('one handler for all calls leaves overrides and unknown paths to others', async () => {
    server.use(mock(contract.templates.list).empty());
    expect((await client.templates.list()).meta.total).toBe(0);
    const unhandled: string[] = [];
    server.events.on('request:unhandled', ({ request }) => unhandled.push(request.url));
    await expect(fetch(`${tabUrl}/api/v9/nothing`)).rejects.toThrow();
    server.events.removeAllListeners();
    expect(unhandled).toEqual([`${tabUrl}/api/v9/nothing`]);
  });
});

describe('the network of a story', () => {
  it.each([
    ['error', { status: 500, body: { message: 'Technical Problem', code: 'INTERNAL' } }],
    ['offline', { name: 'NetworkError' }],
  ] as const)('%s applies before every call and every override', async (condition, failure) => {
    server.use(mock(contract.folders.list).empty());
    setNetworkCondition(condition);
    await expect(client.folders.list()).rejects.toMatchObject(failure);
    await expect(client.templates.list()).rejects.toMatchObject(failure);
  });

  it('an override replaces the API until handlers are reset', async () => {
    server.use(mock(contract.templates.list).empty());
    expect((await client.templates.list()).meta.total).toBe(0);
    server.resetHandlers();
    expect((await client.templates.list()).meta.total).toBe(18);
  });

  it('a slow override responds with what it delayed', async () => {
    server.use(mock(contract.templates.list).slow(20));
    expect((await client.templates.list()).meta.total).toBe(18);
  });

  it('a request without a handler fails', async () => {
    await expect(fetch('http://adlane.test/api/v9/nothing')).rejects.toThrow();
  });

  it('a rejected call pairs its code with the right status', async () => {
    server.use(mock(contract.templates.list).refuse('AD_ACCOUNT_DISCONNECTED', 'Reconnect the account.'));
    const error = await client.templates.list().catch((caught: unknown) => caught);
    expect(isHttpError(error) && [error.status, error.body.code]).toEqual([412, 'AD_ACCOUNT_DISCONNECTED']);
  });
});
