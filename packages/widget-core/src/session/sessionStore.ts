import { sessionCookieDays } from '@adlane/contract/constants';
import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { toJson } from '../json/toJson';
import { readStoredObject, type TextStore } from '../scope/storage';
import { isVisitorSession } from './isVisitorSession';

export type SessionStore = {
  readonly read: () => VisitorSession | undefined;
  readonly write: (session: VisitorSession) => void;
  readonly remove: () => void;
};

type CookieJar = Pick<Document, 'cookie'>;

export type SessionStoreOptions = {
  readonly sdkKey: string;
  readonly storage: TextStore;
  readonly document: CookieJar;
  readonly hostname: string;
  readonly hasCookies: () => boolean;
};

/** Name of the stored session (widget §3.1). */
export function buildSessionStorageKey(sdkKey: string): string {
  return `gleap-widget-session-${sdkKey}`;
}

/** Stores the session in local storage and, if configured, in a cookie of the parent domain (widget §3.1). */
export function createSessionStore({
  sdkKey,
  storage,
  document,
  hostname,
  hasCookies,
}: SessionStoreOptions): SessionStore {
  const key = buildSessionStorageKey(sdkKey);
  const cookieName = `session-${encodeURIComponent(sdkKey)}`;
  const setCookie = (value: string, seconds: number) => {
    const domain = findParentDomain(hostname);
    document.cookie = `${cookieName}=${value}; path=/; max-age=${seconds}; SameSite=Lax${domain ? `; domain=${domain}` : ''}`;
  };
  return {
    read() {
      const stored =
        (hasCookies() && readCookie(document.cookie, cookieName)) || readStoredObject(storage, key);
      return isVisitorSession(stored) ? stored : undefined;
    },
    write(session) {
      const text = toJson(session);
      storage.set(key, text);
      if (hasCookies()) setCookie(encodeURIComponent(text), sessionCookieDays * 24 * 60 * 60);
    },
    remove() {
      storage.remove(key);
      if (hasCookies()) setCookie('', 0);
    },
  };
}

function readCookie(cookies: string, name: string): unknown {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (!entry) return undefined;
  try {
    return JSON.parse(decodeURIComponent(entry.slice(name.length + 1)));
  } catch {
    return undefined;
  }
}

/**
 * The domain above a host name, for a cookie shared by its siblings: `shop.example.com` gives `example.com`.
 * Undefined for addresses and for names that have none above them.
 */
export function findParentDomain(hostname: string): string | undefined {
  const labels = hostname.split('.');
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label))) return undefined;
  return labels.length === 2 ? hostname : labels.slice(1).join('.');
}
