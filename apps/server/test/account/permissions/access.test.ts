import { type Actor, contract, fillPath, listCalls, mayCall, type NamedCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Role, type TestApp } from '../../harness/createTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const calls = listCalls(contract);
const guarded = calls.filter(({ call }) => call.access.kind !== 'public');
const userCalls = calls.filter(({ call }) => call.access.kind === 'user');

/** Builds any request of the call that passes the parsing of its body. */
function buildRequest({ call }: NamedCall): { path: string; method: string; body?: unknown } {
  const places = Object.keys(call.params?.shape ?? {});
  const path = fillPath(call.path, Object.fromEntries(places.map((place) => [place, '2147483647'])));
  const body = call.bodyType === 'multipart' ? new FormData() : {};
  if (body instanceof FormData) body.set('nothing', 'x');
  return { path, method: call.method, ...(call.body && { body }) };
}

async function fetchStatus(named: NamedCall, headers: Record<string, string>): Promise<string> {
  const { path, ...init } = buildRequest(named);
  const answer = await test.request(path, { ...init, headers });
  return `${named.name} ${answer.status}`;
}

describe('every call of the contract', () => {
  it('answers 401 without proof of identity or with a wrong one if it is guarded', async () => {
    for (const named of guarded) {
      expect(await fetchStatus(named, {})).toBe(`${named.name} 401`);
      const wrong = {
        authorization: 'Bearer wrong',
        project: '1',
        'api-token': 'wrong',
        'gleap-id': 'wrong',
        'gleap-hash': 'wrong',
      };
      expect(await fetchStatus(named, wrong)).toBe(`${named.name} 401`);
    }
  });

  it.each(['Agency', 'Client', 'SuperAdmin'] as const)(
    'lets the %s in exactly where the access table says',
    async (role: Role) => {
      const token = await test.as(role);
      const { user }: { user: Actor } = await (await test.request('/api/v1/me', { token })).json();
      const refused: string[] = [];
      for (const named of userCalls) {
        if (named.name === 'auth.logout' || named.name === 'auth.logoutEverywhere') continue;
        const status = await fetchStatus(named, { authorization: `Bearer ${token}` });
        if (status.endsWith(' 403')) refused.push(named.name);
        expect(status).not.toMatch(/ (401|500)$/);
      }
      expect(refused).toEqual(
        userCalls.filter(({ call }) => !mayCall(call.access, user)).map(({ name }) => name),
      );
    },
  );

  it('logs no error', () => {
    expect(test.logLines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
