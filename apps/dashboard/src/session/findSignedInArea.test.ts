import { describe, expect, it } from 'vitest';
import type { Area } from '../navigation/paths';
import { findSignedInArea } from './findSignedInArea';
import { toSessionKey } from './toSessionKey';

const now = new Date('2026-11-01T00:00:00Z');
const client: Area = { kind: 'client', highLevelId: 'clinic/7' };
const otherClient: Area = { kind: 'client', highLevelId: 'client-8' };

function createStorage(sessions: readonly (readonly [Area, string])[]) {
  const entries = new Map([
    ['another-app', '1'],
    ...sessions.map(
      ([area, expiresAt]) => [toSessionKey(area), JSON.stringify({ token: 't', expiresAt })] as const,
    ),
  ]);
  return {
    length: entries.size,
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
  };
}

describe('findSignedInArea', () => {
  it.each<[Area]>([[{ kind: 'agency' }], [{ kind: 'superAdmin' }], [client]])(
    'returns the only area with a session: %j',
    (area) => expect(findSignedInArea(createStorage([[area, '2026-11-02T00:00:00Z']]), now)).toEqual(area),
  );

  it('prefers the agency, then the super admin', () => {
    const sessions: [Area, string][] = [
      [client, '2026-11-09T00:00:00Z'],
      [{ kind: 'superAdmin' }, '2026-11-03T00:00:00Z'],
      [{ kind: 'agency' }, '2026-11-02T00:00:00Z'],
    ];
    expect(findSignedInArea(createStorage(sessions), now)).toEqual({ kind: 'agency' });
    expect(findSignedInArea(createStorage(sessions.slice(0, 2)), now)).toEqual({ kind: 'superAdmin' });
  });

  it('prefers the client whose session lasts longest', () => {
    const storage = createStorage([
      [client, '2026-11-02T00:00:00Z'],
      [otherClient, '2026-11-03T00:00:00Z'],
    ]);
    expect(findSignedInArea(storage, now)).toEqual(otherClient);
  });

  it('ignores expired sessions', () => {
    const storage = createStorage([
      [{ kind: 'agency' }, '2026-10-31T00:00:00Z'],
      [client, '2026-10-31T00:00:00Z'],
    ]);
    expect(findSignedInArea(storage, now)).toBeUndefined();
  });

  it('returns no area if the browser blocks storage', () => {
    const throwError = () => {
      throw new Error('denied');
    };
    expect(findSignedInArea({ length: 1, key: throwError, getItem: throwError }, now)).toBeUndefined();
  });
});
