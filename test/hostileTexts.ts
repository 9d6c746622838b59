import { type CallTable, contract, listCalls } from '@adlane/contract';
import * as z from 'zod';

/** A quadratic pattern takes minutes with a text of this length, so that the limit of a test catches any blowup. */
const length = 300_000;
const repeat = (part: string, before = '', after = '') =>
  before + part.repeat(Math.ceil(length / part.length)) + after;

/** Inputs that make a careless pattern backtrack for hours. */
export const hostileTexts = [
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

/** The input of a call with each place of it that holds a text. */
export type TextInput = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly places: readonly Place[];
};

/** Lists the bodies and queries of all calls with their texts; a field that several calls share is listed once. */
export function listTextInputs(): TextInput[] {
  const seen = new Set<string>();
  const isNew = (field: string, shape: Shape): boolean => {
    const key = field + JSON.stringify(shape);
    return !seen.has(key) && seen.add(key).has(key);
  };
  return listCalls(contract as CallTable).flatMap(({ name, call: { body, query } }) =>
    [body, query].flatMap((schema) => {
      const fields = Object.entries((schema && getShape(schema).properties) ?? {});
      const places = fields.flatMap(([field, shape]) =>
        isNew(field, shape) ? textPlaces({ properties: { [field]: shape } }) : [],
      );
      return schema && places.length > 0 ? [{ name, schema, places }] : [];
    }),
  );
}
