import { expect, test } from 'vitest';
import type { TextStore } from '../scope/storage';
import { createSessionStore } from './sessionStore';

const visitor = { gleapId: 'v1', gleapHash: 'h1', name: 'Ada' };

/** Creates a store of a page with inspectable cookies and storage. */
function setUp(hasCookies: boolean, cookies = '', stored?: string) {
  const entries = new Map<string, string>(stored === undefined ? [] : [['gleap-widget-session-k', stored]]);
  const storage: TextStore = {
    get: (key) => entries.get(key),
    set: (key, text) => void entries.set(key, text),
    remove: (key) => void entries.delete(key),
  };
  const written: string[] = [];
  const document = {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const store = createSessionStore({
    sdkKey: 'k',
    storage,
    document,
    hostname: 'shop.example.com',
    hasCookies: () => hasCookies,
  });
  return { store, kept: entries, written };
}

test('without cookies the session is in local storage alone, by its key', () => {
  const { store, kept: entries, written } = setUp(false);
  store.write(visitor);
  expect([...entries]).toEqual([['gleap-widget-session-k', JSON.stringify(visitor)]]);
  expect(store.read()).toEqual(visitor);
  store.remove();
  expect([entries.size, written]).toEqual([0, []]);
});

test('with cookies it is also in one of the parent domain, for 365 days', () => {
  const { store, written } = setUp(true);
  store.write(visitor);
  store.remove();
  const value = encodeURIComponent(JSON.stringify(visitor));
  expect(written).toEqual([
    `session-k=${value}; path=/; max-age=31536000; SameSite=Lax; domain=example.com`,
    'session-k=; path=/; max-age=0; SameSite=Lax; domain=example.com',
  ]);
});

test.each<[string, boolean, string, string | undefined, object | undefined]>([
  [
    'the cookie comes first',
    true,
    `a=1; session-k=${encodeURIComponent(JSON.stringify(visitor))}`,
    '{}',
    visitor,
  ],
  ['a broken cookie gives way to the storage', true, 'session-k=%7B', JSON.stringify(visitor), visitor],
  [
    'no cookie is read where they are off',
    false,
    `session-k=${encodeURIComponent(JSON.stringify(visitor))}`,
    undefined,
    undefined,
  ],
  ['what is no session is none', false, '', '{"gleapId":7}', undefined],
])('%s', (_what, hasCookies, cookies, stored, session) => {
  expect(setUp(hasCookies, cookies, stored).store.read()).toEqual(session);
});
