import { atom, type WritableAtom } from 'jotai';
import type { Area } from '../navigation/paths';
import { readSession, removeSession, type Session, writeSession } from './sessionStore';
import { toSessionKey } from './toSessionKey';

export type SessionAtom = WritableAtom<Session | undefined, [Session | undefined], void>;

function createSessionAtom(area: Area): SessionAtom {
  const stored = atom(readSession(window.localStorage, area, new Date()));
  stored.onMount = (set) => {
    // Follows sign-ins and sign-outs in other tabs.
    const syncSession = (event: StorageEvent) => {
      if (event.key === toSessionKey(area)) set(readSession(window.localStorage, area, new Date()));
    };
    window.addEventListener('storage', syncSession);
    return () => window.removeEventListener('storage', syncSession);
  };
  return atom(
    (get) => get(stored),
    (_get, set, session) => {
      if (session) writeSession(window.localStorage, area, session);
      else removeSession(window.localStorage, area);
      set(stored, session);
    },
  );
}

const atoms = new Map<string, SessionAtom>();

/**
 * Returns the session atom of an area, the same for the same area. Setting it stores the session, setting
 * undefined removes it.
 */
export function getSessionAtom(area: Area): SessionAtom {
  const key = toSessionKey(area);
  const known = atoms.get(key);
  if (known) return known;
  const made = createSessionAtom(area);
  atoms.set(key, made);
  return made;
}
