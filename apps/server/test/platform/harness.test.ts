import { templates } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSession, describeSession, findCurrentRole } from '../fixtures/databaseCatalog';
import { countRows } from '../fixtures/rows/rows';
import { createListeningTestApp, createTestApp, type ListeningTestApp } from '../harness/createTestApp';

let test: ListeningTestApp;
beforeAll(async () => {
  test = await createListeningTestApp();
});
afterAll(() => test.close());

describe('the test app', () => {
  it.each(['Agency', 'Client', 'SuperAdmin'] as const)('signs the demo %s in', async (role) => {
    const token = await test.as(role);
    const answer = await test.request('/api/v1/me', { token });
    expect(await answer.json()).toMatchObject({ user: { entity_type: role } });
  });

  it('runs requests as a role that row-level security binds', async () => {
    expect(await findCurrentRole(test.appPool)).toEqual({ role: 'adlane_app', bound: true });
    expect(await countRows(test.appPool, templates)).toBe(0);
    expect(await countRows(test.ownerPool, templates)).toBeGreaterThan(0);
  });

  it('answers on a port, too', async () => {
    const answer = await fetch(`${test.baseUrl}/api/v1/me`);
    expect(answer.status).toBe(401);
  });

  it('uses a clock that only moves when told to', () => {
    const before = test.clock.now();
    test.clock.advance(60_000);
    expect(test.ports.clock.now().getTime() - before.getTime()).toBe(60_000);
  });
});

describe('the connections of a closed test app', () => {
  it('have new sessions in the next one', async () => {
    const first = await createTestApp();
    const before = await describeSession(first.ownerPool);
    await changeSession(first.ownerPool);
    await first.close();
    const second = await createTestApp();
    const after = await describeSession(second.ownerPool);
    await second.close();
    expect(before).toMatchObject({ locks: 0, path: '"$user", public' });
    expect(after).toEqual(before);
  });

  it('refuse what it left running', async () => {
    const { ownerPool, ports, close } = await createTestApp();
    await close();
    await expect(describeSession(ownerPool)).rejects.toThrow('revoked');
    expect(() => ports.db.select()).toThrow('revoked');
  });
});
