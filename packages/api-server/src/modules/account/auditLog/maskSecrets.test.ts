import { describe, expect, it } from 'vitest';
import { maskSecrets } from './maskSecrets';

describe('maskSecrets', () => {
  it.each([
    'password',
    'current_password',
    'access_token',
    'apiKey',
    'client_secret',
    'code',
    'password_hash',
  ])('masks %s at any depth', (name) => {
    expect(maskSecrets(name, 'hunter2')).toBe('***');
    expect(JSON.stringify(maskSecrets('form', { list: [{ [name]: 'hunter2' }] }))).not.toContain('hunter2');
  });

  it('leaves other values unchanged', () => {
    const address = { zipcode: '78701', countryCode: 'US', keywords: ['a'] };
    expect(maskSecrets('address', address)).toEqual(address);
    expect(maskSecrets('name', undefined)).toBeNull();
  });

  it('cuts long values and describes files by size', () => {
    expect(String(maskSecrets('text', 'x'.repeat(3000)))).toHaveLength(2001);
    expect(maskSecrets('file', new Blob(['abc']))).toBe('(3 bytes)');
  });
});
