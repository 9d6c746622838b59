import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from './contract';
import { type CallTable, listCalls } from './define';

/** A quadratic pattern takes minutes with it, so that the limit of a test catches any blowup. */
const length = 300_000;
const repeat = (part: string, before = '', after = '') =>
  before + part.repeat(Math.ceil(length / part.length)) + after;

/** Inputs that make a careless pattern backtrack for hours. */
const hostile = [
  repeat('a'),
  repeat(' ', 'x', 'x'),
  repeat('a!'),
  repeat('{a'),
  repeat('<a '),
  repeat('0', '+', 'x'),
  repeat('a.', 'a@', '@'),
  repeat('a.', 'https://'),
  repeat('\u0301', 'a'),
];

type Shape = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
};
type Place = (text: string) => unknown;

/**
 * Lists every place of a shape that holds a text, each as a function that builds a value with the text there.
 */
function textPlaces({ type, properties, items, anyOf, ...rest }: Shape): Place[] {
  if (type === 'string') return [(text) => text];
  const inside = Object.entries(properties ?? {}).flatMap(([name, shape]) =>
    textPlaces(shape).map(
      (place): Place =>
        (text) => ({ [name]: place(text) }),
    ),
  );
  const { additionalProperties: more } = rest;
  const named = typeof more === 'object' ? textPlaces(more) : [];
  return [
    ...inside,
    ...named.map(
      (place): Place =>
        (text) => ({ anything: place(text) }),
    ),
    ...(items ? textPlaces(items) : []).map(
      (place): Place =>
        (text) => [place(text)],
    ),
    ...(anyOf ?? []).flatMap(textPlaces),
  ];
}

function getShape(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
}

const seen = new Set<string>();
/** True for a field that no previous call had in this shape. */
function isNew(field: string, shape: Shape): boolean {
  const key = field + JSON.stringify(shape);
  return !seen.has(key) && seen.add(key).has(key);
}

const cases = listCalls(contract as CallTable).flatMap(({ name, call: { body, query } }) =>
  [body, query].flatMap((schema) => {
    const fields = Object.entries((schema && getShape(schema).properties) ?? {});
    const places = fields.flatMap(([field, shape]) =>
      isNew(field, shape) ? textPlaces({ properties: { [field]: shape } }) : [],
    );
    return schema && places.length > 0 ? [{ name, schema, places }] : [];
  }),
);

describe('a text of 300 KB', () => {
  it('is put into more than a hundred fields', () => {
    expect(cases.flatMap(({ places }) => places).length).toBeGreaterThan(100);
  });

  it.each(cases)('$name validates 300 KB of text without a blowup in every field', ({ schema, places }) => {
    for (const place of places) for (const text of hostile) schema.safeParse(place(text));
  });
});
