import type { Area } from '../app/paths';
import { toSessionKey } from './toSessionKey';

/** What is kept of a sign-in. */
export type Session = {
  readonly token: string;
  /** ISO instant. */
  readonly expiresAt: string;
};

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { token, expiresAt } = value as Partial<Session>;
  return typeof token === 'string' && token !== '' && typeof expiresAt === 'string';
}

/** The area's session, or nothing: also where it is over, unreadable or the browser refuses storage. */
export function readSession(storage: Pick<Storage, 'getItem'>, area: Area, now: Date): Session | undefined {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(toSessionKey(area)) ?? 'null');
    return isSession(parsed) && Date.parse(parsed.expiresAt) > now.getTime() ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a session; where the browser refuses, the sign-in lasts until the page is left. */
export function writeSession(storage: Pick<Storage, 'setItem'>, area: Area, session: Session): void {
  try {
    storage.setItem(toSessionKey(area), JSON.stringify(session));
  } catch {
    // Private mode or a full storage: the atom keeps it in memory.
  }
}

/** Forgets a session. */
export function removeSession(storage: Pick<Storage, 'removeItem'>, area: Area): void {
  try {
    storage.removeItem(toSessionKey(area));
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}
