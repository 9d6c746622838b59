import { expect, test } from 'vitest';
import { toJson } from './toJson';

test('toJson ignores toJSON of prototypes and leaves it where it was', () => {
  const patched = [Array, Object, String].map(({ prototype }) => prototype);
  const toJSON = { configurable: true, value: () => 'no JSON' };
  for (const prototype of patched) Object.defineProperty(prototype, 'toJSON', toJSON);
  try {
    expect(toJson({ items: ['tea'] })).toBe('{"items":["tea"]}');
    expect(patched.every((prototype) => Object.hasOwn(prototype, 'toJSON'))).toBe(true);
  } finally {
    for (const prototype of patched) Reflect.deleteProperty(prototype, 'toJSON');
  }
});
