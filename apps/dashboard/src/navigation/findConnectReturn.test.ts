import { describe, expect, it } from 'vitest';
import { buildConnectUrl, storeConnectStart } from './connectStart';
import { findConnectReturn } from './findConnectReturn';

function createTabStorage(start?: string) {
  const stored = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  if (start !== undefined) storeConnectStart(store, start);
  return store;
}

function createFailingStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('the return from a platform', () => {
  it('buildConnectUrl returns the same address for every user', () => {
    expect(buildConnectUrl('facebook', 'https://ads.example')).toBe(
      'https://ads.example/agency/connect/facebook',
    );
  });

  it.each([
    ['/agency/h/connect', '/agency/connect/facebook', '/agency/h/connect/facebook'],
    ['/super-admin/connect', '/agency/connect/google', '/super-admin/connect/google'],
    ['/agency/connect', '/agency/connect/facebook', undefined],
    ['/agency/h/connect', '/agency/connect', undefined],
    ['/agency/h/connect', '/agency/connect/12/all', undefined],
    ['/agency/h/connect', '/agency/ads/manage', undefined],
    ['//evil.example/connect', '/agency/connect/facebook', undefined],
    [undefined, '/agency/connect/facebook', undefined],
  ])('a user who left from %s and returns to %s continues at %s', (start, pathname, expected) => {
    expect(findConnectReturn(createTabStorage(start), pathname)).toBe(expected);
  });

  it('findConnectReturn returns undefined if the browser blocks storage', () => {
    expect(() => storeConnectStart(createFailingStorage, '/agency/h/connect')).not.toThrow();
    expect(findConnectReturn(createFailingStorage, '/agency/connect/facebook')).toBeUndefined();
  });
});
