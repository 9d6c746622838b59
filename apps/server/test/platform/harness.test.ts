import { folders, templates } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSession, describeSession, findCurrentRole } from '../fixtures/databaseCatalog';
import { databaseDigest } from '../fixtures/databaseDigest';
import { countRows, updateRows } from '../fixtures/rows/rows';
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

describe('the saved state of a test app', () => {
  const key = 'public/world/dental.png';
  const type = 'text/plain';

  it('has the rows, files and time of its save again, however often it is restored', async () => {
    const { ownerPool, ports, clock, saveState, close } = await createTestApp();
    await updateRows(ownerPool, folders, { name: 'Saved' });
    await ports.files.put('public/saved', { type, body: new Uint8Array([1]) });
    const readState = async () => ({
      rows: await databaseDigest(ownerPool),
      files: await Promise.all([key, 'public/saved', 'public/later'].map((each) => ports.files.get(each))),
      now: clock.now(),
    });
    const saved = await readState();
    const restore = await saveState();
    for (const change of ['First', 'Second']) {
      await updateRows(ownerPool, folders, { name: change });
      await updateRows(ownerPool, templates, { name: change });
      for (const each of [key, 'public/later']) {
        await ports.files.put(each, { type, body: new TextEncoder().encode(change) });
      }
      await ports.files.remove('public/saved');
      clock.advance(60_000);
      await restore();
      expect(await readState()).toEqual(saved);
    }
    await close();
  });

  it('leaves the files of the seeded world to the next test', async () => {
    const first = await createTestApp();
    const before = await first.ports.files.get(key);
    await first.ports.files.put(key, { type, body: new Uint8Array([1]) });
    await first.close();
    const second = await createTestApp();
    expect(before?.type).toBe('image/png');
    expect(await second.ports.files.get(key)).toEqual(before);
    await second.close();
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
