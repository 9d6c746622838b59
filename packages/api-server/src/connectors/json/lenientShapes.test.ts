import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  Figure,
  Flag,
  lenientList,
  lenientObject,
  Message,
  NullableText,
  OptionalText,
  Text,
  Texts,
} from './lenientShapes';

const Row = lenientObject({
  text: Text,
  nullable: NullableText,
  optional: OptionalText,
  message: Message,
  figure: Figure,
  flag: Flag,
  texts: Texts,
  list: lenientList(z.object({ id: z.string() })),
  inner: lenientObject({ text: Text }),
});
const empty = {
  text: '',
  nullable: null,
  message: null,
  figure: 0,
  flag: false,
  texts: [],
  list: [],
  inner: { text: '' },
};

describe('lenient shapes', () => {
  it.each([[{}], [null], ['text'], [undefined], [[]]])('read %o as empty', (value) => {
    expect(Row.parse(value)).toEqual(empty);
  });

  it('read unexpected values as empty', () => {
    const odd = { text: {}, nullable: [], optional: 1, message: '', figure: 'x', flag: 'true', texts: 7 };
    expect(Row.parse({ ...odd, list: 'no', inner: 5 })).toEqual(empty);
  });

  it('read numbers as texts, ignore unknown fields and leave out rows of another shape', () => {
    const value = { text: 5, figure: '12', flag: true, texts: ['a', 3, '', {}], more: 1 };
    expect(Row.parse({ ...value, list: [{ id: 'a', more: 1 }, { id: 2 }, null] })).toEqual({
      ...empty,
      text: '5',
      figure: 12,
      flag: true,
      texts: ['a', '3'],
      list: [{ id: 'a' }],
    });
  });
});
