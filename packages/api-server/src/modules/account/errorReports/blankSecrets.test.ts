import { describe, expect, it } from 'vitest';
import { blankSecrets } from './blankSecrets';

describe('blankSecrets', () => {
  it.each([
    [
      { password: 'x', name: 'Ada' },
      { password: '[blanked]', name: 'Ada' },
    ],
    [{ a: [{ access_token: 'x' }] }, { a: [{ access_token: '[blanked]' }] }],
    [{ new_password: { nested: 'x' } }, { new_password: '[blanked]' }],
    ["curl -H 'authorization: Bearer abc.def' /x", "curl -H 'authorization: Bearer [blanked]' /x"],
    ['{"password": "a\\"b", "id": 1}', '{"password": "[blanked]", "id": 1}'],
    ['/x?access_token=abc&page=2', '/x?access_token=[blanked]&page=2'],
    [
      { status: 500, ok: false, none: null },
      { status: 500, ok: false, none: null },
    ],
  ])('%o', (given, expected) => {
    expect(blankSecrets(given)).toEqual(expected);
  });

  it('stops at a value with endless nesting', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    expect(JSON.stringify(blankSecrets(deep))).toContain('[deep]');
  });
});
