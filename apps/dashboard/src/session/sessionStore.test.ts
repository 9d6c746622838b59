import { describe, expect, it } from 'vitest';
import type { Area } from '../navigation/paths';
import { readSession, removeSession, writeSession } from './sessionStore';
import { toSessionKey } from './toSessionKey';

const now = new Date('2026-11-01T00:00:00Z');
const session = { token: 't', expiresAt: '2026-11-02T00:00:00Z' };
const agency: Area = { kind: 'agency' };

function createMemoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('the session store', () => {
  it('stores one session per area', () => {
    const areas: Area[] = [
      agency,
      { kind: 'superAdmin' },
      { kind: 'viewingAgency' },
      { kind: 'client', highLevelId: 'a' },
      { kind: 'client', highLevelId: 'agency' },
      { kind: 'client', highLevelId: ':admin' },
    ];
    expect(new Set(areas.map(toSessionKey)).size).toBe(areas.length);
  });

  it('returns a session until it expires or is removed', () => {
    const storage = createMemoryStorage();
    writeSession(storage, agency, session);
    expect(readSession(storage, agency, now)).toEqual(session);
    expect(readSession(storage, agency, new Date(session.expiresAt))).toBeUndefined();
    expect(readSession(storage, { kind: 'superAdmin' }, now)).toBeUndefined();
    removeSession(storage, agency);
    expect(readSession(storage, agency, now)).toBeUndefined();
  });

  it.each(['{', 'null', '{"token":""}', '{"token":1,"expiresAt":"x"}', '{"token":"t","expiresAt":"never"}'])(
    'returns no session for %j',
    (text) =>
      expect(readSession(createMemoryStorage({ [toSessionKey(agency)]: text }), agency, now)).toBeUndefined(),
  );

  it('returns no session if the browser blocks storage', () => {
    const throwError = () => {
      throw new Error('denied');
    };
    expect(readSession({ getItem: throwError }, agency, now)).toBeUndefined();
    expect(() => writeSession({ setItem: throwError }, agency, session)).not.toThrow();
    expect(() => removeSession({ removeItem: throwError }, agency)).not.toThrow();
  });
});
