import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCrmUrl, buildGoogleUrl, readExternalAnswer } from './externalAnswer';

const redirectUri = 'https://ads.example/login';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the sign-in with Google', () => {
  it('accepts the answer to its own request once', () => {
    const { searchParams } = new URL(buildGoogleUrl('https://accounts.example/auth', 'client', redirectUri));
    expect(searchParams.get('response_type')).toBe('id_token');
    const location = { search: '', hash: `#id_token=token&state=${searchParams.get('state')}` };
    expect(readExternalAnswer(location)).toEqual({
      kind: 'google',
      id_token: 'token',
      nonce: searchParams.get('nonce'),
    });
    expect(readExternalAnswer(location)).toBeUndefined();
  });

  it('refuses an answer that this tab did not request', () => {
    buildGoogleUrl('https://accounts.example/auth', 'client', redirectUri);
    expect(readExternalAnswer({ search: '', hash: '#id_token=token&state=other' })).toBeUndefined();
  });
});

describe('the sign-in with the CRM', () => {
  it('accepts the code with its own state', () => {
    const { searchParams } = new URL(buildCrmUrl('https://crm.example/oauth?client_id=a', redirectUri));
    expect(searchParams.get('client_id')).toBe('a');
    const search = `?code=c&state=${searchParams.get('state')}`;
    expect(readExternalAnswer({ search, hash: '' })).toEqual({ kind: 'crm', code: 'c' });
  });

  it.each([['?code=c'], ['?code=c&state=other'], ['']])(
    'refuses the address %j that this tab did not request',
    (search) => {
      expect(readExternalAnswer({ search, hash: '' })).toBeUndefined();
    },
  );

  it('refuses an answer where the browser blocks storage', () => {
    const block = () => {
      throw new Error('The storage is blocked.');
    };
    vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
    expect(readExternalAnswer({ search: '?code=c&state=s', hash: '' })).toBeUndefined();
  });
});
