import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from './contract';
import { listCalls } from './define';
import { optionalName, requiredName } from './fields';

/** Names as others call something: of a failed script's error, of a visitor. They are stored as received. */
const foreign = new Set(['errorReports.store', 'sessions.identify']);

/** Lists the objects that a body may be: a union is one of several. */
function listShapes(body: unknown): z.ZodObject[] {
  if (body instanceof z.ZodUnion) return body.options.flatMap(listShapes);
  return body instanceof z.ZodObject ? [body] : [];
}

const names = listCalls(contract).flatMap(({ name: call, call: { body } }) =>
  (foreign.has(call) ? [] : listShapes(body)).flatMap(({ shape }) =>
    Object.entries(shape)
      .filter(([field]) => /(^|_)name$|Name$/.test(field))
      .map(([field, schema]): [string, z.ZodType] => [`${call}.${field}`, schema as z.ZodType]),
  ),
);

describe('names', () => {
  it.each([
    ['a composed form', 'Cafe\u0301', 'Café'],
    ['no change of direction', 'invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['no character without width', 'Ac\u200Bme\uFEFF', 'Acme'],
    ['no space around', '\u200F Acme \u200E', 'Acme'],
    ['the joiners of words and emoji', 'می\u200Cخواهم 👨\u200D👩', 'می\u200Cخواهم 👨\u200D👩'],
  ])('have %s', (_what, typed, stored) => {
    expect(requiredName().parse(typed)).toBe(stored);
    expect(optionalName().parse(typed)).toBe(stored);
  });

  it('must be seen', () => {
    expect(requiredName().safeParse('\u200B\u2060').success).toBe(false);
    expect(optionalName().parse('\u200B\u2060')).toBe('');
  });

  it('are found in the contract', () => {
    expect(names.length).toBeGreaterThan(30);
  });

  it.each(names)('%s is cleaned or refused', (_field, schema) => {
    // The name of a folder refuses what is not a letter, as ads §5 has a message for it.
    expect(schema.safeParse('Ac\u202Eme').data ?? 'Acme').toBe('Acme');
    expect(schema.safeParse('Acme').data).toBe('Acme');
  });
});
