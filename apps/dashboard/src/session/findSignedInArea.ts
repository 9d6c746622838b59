import type { Area } from '../navigation/paths';
import { readSession } from './sessionStore';
import { toSessionKey } from './toSessionKey';

const clientPrefix = toSessionKey({ kind: 'client', highLevelId: '' });

type SessionStorage = Pick<Storage, 'getItem' | 'key' | 'length'>;

function listClientAreas(storage: SessionStorage): Area[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((key) => key.startsWith(clientPrefix))
      .map((key) => ({ kind: 'client', highLevelId: decodeURIComponent(key.slice(clientPrefix.length)) }));
  } catch {
    return [];
  }
}

/**
 * Returns the area to open for a user who names none: the agency, then the super admin, then the client whose session
 * lasts longest; undefined without a session.
 */
export function findSignedInArea(storage: SessionStorage, now: Date): Area | undefined {
  const clients = listClientAreas(storage)
    .flatMap((area) => {
      const session = readSession(storage, area, now);
      return session ? [{ area, end: Date.parse(session.expiresAt) }] : [];
    })
    .toSorted((one, other) => other.end - one.end)
    .map(({ area }) => area);
  const areas: readonly Area[] = [{ kind: 'agency' }, { kind: 'superAdmin' }, ...clients];
  return areas.find((area) => readSession(storage, area, now) !== undefined);
}
