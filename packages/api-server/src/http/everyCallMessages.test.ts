import { type Call, contract, listCalls } from '@adlane/contract';
import { describe, expect, it } from 'vitest';
import { Problem } from './problem';
import { parseBody, parseQuery } from './requests/validate';

/** Texts of the validator and of JavaScript. */
const ofLibraries =
  /expected|received|NaN|undefined|\bnull\b|Invalid (input|string|option|key|element|ISO|UUID|email|URL)|Too (big|small)|Unrecognized|regex|pattern|TypeError|is not a function/i;

/** Values that some field refuses. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  7,
  -1e9,
  1e21,
  0.5,
  true,
  'x'.repeat(5000),
  'javascript:alert(1)',
  '2026-99-99',
  [],
  [null],
  ['', 7],
  Array.from({ length: 1200 }, (_each, index) => index + 1),
  {},
  { a: { b: 1 } },
];

function listFields(schema: unknown): Readonly<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return {};
  return typeof schema.shape === 'object' ? { ...schema.shape } : {};
}

function listTexts(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.message, ...Object.values(error.errors ?? {}).flat()];
  }
}

/** Bodies with one wrong value, in any field and one level below. */
function listBodies(schema: unknown): unknown[] {
  const fields = Object.entries(listFields(schema));
  return [
    ...wrong,
    ...fields.flatMap(([name, field]) => [
      ...wrong.map((value) => ({ [name]: value })),
      ...Object.keys(listFields(field)).flatMap((inner) =>
        wrong.map((value) => ({ [name]: { [inner]: value } })),
      ),
    ]),
  ];
}

const named = listCalls(contract);
const withBody = named.filter(({ call }) => call.body && (call.bodyType ?? 'json') === 'json');
const withQuery = named.filter(({ call }) => call.query);

const foreignTexts = (
  call: Call,
  parse: (call: Call, value: unknown) => unknown,
  values: readonly unknown[],
) =>
  new Set(
    values.flatMap((value) => listTexts(() => parse(call, value))).filter((text) => ofLibraries.test(text)),
  );

describe('the refusal of a wrong value', () => {
  it('is checked for every call with a body or a query', () => {
    expect(withBody.length).toBeGreaterThan(150);
    expect(withQuery.length).toBeGreaterThan(60);
  });

  it.each(withBody)('in the body of $name has no text of a library', ({ call }) => {
    expect([...foreignTexts(call, parseBody, listBodies(call.body))]).toEqual([]);
  });

  it.each(withQuery)('in the query of $name has no text of a library', ({ call }) => {
    const texts = wrong.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
    const searches = Object.keys(listFields(call.query)).flatMap((name) =>
      [...texts, 'NaN', '1e400', '-1'].map((value) => new URLSearchParams([[name, value]])),
    );
    const parse = (each: Call, search: unknown) => parseQuery(each, search as URLSearchParams);
    expect([...foreignTexts(call, parse, searches)]).toEqual([]);
  });
});
