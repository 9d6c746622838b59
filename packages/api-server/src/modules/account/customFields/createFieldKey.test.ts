import { describe, expect, it } from 'vitest';
import { createFieldKey } from './createFieldKey';

const none: ReadonlySet<string> = new Set();

describe('createFieldKey', () => {
  it.each([
    ['Contract value', 'contract_value'],
    ['Größe (m²)', 'gro_e_m2'],
    ['Café', 'cafe'],
    ['2nd phone', 'nd_phone'],
    ['電話', 'field'],
    ['--', 'field'],
    ["x'; drop table--", 'x_drop_table'],
    ['a'.repeat(120), 'a'.repeat(60)],
  ])('turns the name %j into the key %j', (name, key) => expect(createFieldKey(name, none)).toBe(key));

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'])(
    'never turns %j into a name that every object has',
    (name) => {
      const key = createFieldKey(name, none);
      expect(key in {}).toBe(false);
      expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
    },
  );

  it('numbers a key that is in use', () => {
    expect(createFieldKey('Code', new Set(['code', 'code_2']))).toBe('code_3');
    expect(createFieldKey('電話', new Set(['field']))).toBe('field_2');
  });
});
