import type { User } from '@adlane/contract/account/auth';
import type { Area } from '../navigation/paths';
import { toSessionKey } from './toSessionKey';

/** A stored session. */
export type Session = {
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
  /** The user as loaded last, so that the menus show at once on the next visit; loaded again then. */
  readonly user?: User;
};

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { token, expiresAt } = value as Partial<Session>;
  return typeof token === 'string' && token !== '' && typeof expiresAt === 'string';
}

/** Removes a stored user that lacks what the menus need. */
function checkUser({ user, ...session }: Session): Session {
  return user && typeof user.permissions === 'object' ? { ...session, user } : session;
}

/**
 * Returns the area's session; undefined if there is none, it has expired, is unreadable or storage is
 * blocked.
 */
export function readSession(storage: Pick<Storage, 'getItem'>, area: Area, now: Date): Session | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(toSessionKey(area)) ?? 'null');
    return isSession(parsed) && Date.parse(parsed.expiresAt) > now.getTime() ? checkUser(parsed) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a session; if the browser blocks storage, the session lasts until the page is left. */
export function writeSession(storage: Pick<Storage, 'setItem'>, area: Area, session: Session): void {
  try {
    storage.setItem(toSessionKey(area), JSON.stringify(session));
  } catch {
    // Private mode or a full storage: the session stays in memory.
  }
}

/** Removes a session. */
export function removeSession(storage: Pick<Storage, 'removeItem'>, area: Area): void {
  try {
    storage.removeItem(toSessionKey(area));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
