import type { Call, IncomingBytes, PackedJson } from '@adlane/contract';
import * as z from 'zod';
import { isPackedJson } from '../answers/answer';
import { type FieldErrors, invalid, notFound } from '../problem';
import { getMaxBytes } from './bodyLimits';
import { cleanText } from './cleanJson';
import { getJsonLimits, readLimited } from './readBody';
import { StreamedForm } from './StreamedForm';

/** Messages for schemas without their own (ads §5): the validator's texts are for developers. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'This field is required.'
        : describeType(String(issue['expected']));
    case 'invalid_value':
      return 'Please choose one of the available option.';
    case 'too_big':
      return describeBound(issue, 'maximum');
    case 'too_small':
      return describeBound(issue, 'minimum');
    case 'unrecognized_keys':
      return 'This field is not known.';
    default:
      return 'This value is not valid.';
  }
}

function describeType(expected: string): string {
  if (expected === 'int') return 'Please enter a whole number.';
  if (expected === 'number') return 'Please enter a number.';
  if (expected === 'string') return 'Please enter a text.';
  if (expected === 'array') return 'Please send a list.';
  return 'This value is not valid.';
}

const units: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' entries',
  set: ' entries',
  file: ' bytes',
};

/** Names the limit of a length or a number. */
function describeBound(issue: z.core.$ZodRawIssue, side: 'maximum' | 'minimum'): string {
  const unit = units[String(issue['origin'])] ?? '';
  const limit = Number(issue[side]);
  if (side === 'minimum' && unit !== '' && limit === 1) return 'This field is required.';
  const bound = `${limit.toLocaleString('en')}${unit}`;
  const words = side === 'maximum' ? 'at most' : 'at least';
  return `Please enter ${words} ${bound}.`;
}

/** Groups messages by field; names of nested fields are joined by dots. */
function toFieldErrors(issues: readonly z.core.$ZodIssue[], whole: string): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : whole;
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

function parsed(schema: z.ZodType, value: unknown, whole: string): unknown {
  return parseAt([], { schema, value, whole });
}

/** Parses the value of a body's field. @throws Problem 422 with the path from the body */
export function parseValue(schema: z.ZodType, value: unknown, field: string): unknown {
  return parseAt([field], { schema, value, whole: field });
}

type Value = { readonly schema: z.ZodType; readonly value: unknown; readonly whole: string };

function parseAt(place: readonly string[], { schema, value, whole }: Value): unknown {
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({ ...issue, path: [...place, ...issue.path] }));
  throw invalid(toFieldErrors(issues, whole));
}

/** Parses path parameters. A value that can't be an id answers 404. */
export function parseParams(call: Call, raw: Readonly<Record<string, string>>): unknown {
  if (!call.params) return {};
  const isText = Object.values(raw).every((value) => isStorable(value));
  const result = call.params.safeParse(raw);
  if (!isText || !result.success) throw notFound();
  return result.data;
}

function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** @throws Problem 422 */
export function parseQuery(call: Call, search: URLSearchParams): unknown {
  if (!call.query) return {};
  const raw: Record<string, unknown> = {};
  for (const name of new Set(search.keys())) {
    const values = search
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => cleanText(value, name, getJsonLimits(call)));
    // Inherited property names, such as `constructor`, are no query keys.
    const schema = Object.hasOwn(call.query.shape, name) ? call.query.shape[name] : undefined;
    if (name === '__proto__' || !schema || values.length === 0) continue;
    raw[name] = wantsList(schema) || values.length > 1 ? values : values[0];
  }
  return parsed(call.query, raw, 'query');
}

/** Returns whether a query key may be repeated. */
function wantsList(schema: z.core.$ZodType): boolean {
  const def: unknown = schema._zod.def;
  if (typeof def !== 'object' || def === null) return false;
  if ('innerType' in def) return wantsList(def.innerType as z.core.$ZodType);
  return 'type' in def && def.type === 'array';
}

/**
 * Parses a body. Signed bytes stay as they are; a form and a raw body are read later.
 * @throws Problem 422
 */
export function parseBody(call: Call, raw: unknown): unknown {
  if (!call.body || call.bodyType === 'signed') return raw;
  if (call.bodyType === 'raw' && raw instanceof Request) return toIncomingBytes(raw, getMaxBytes(call));
  if (call.bodyType === 'multipart' && raw instanceof Request) {
    return new StreamedForm(raw, getMaxBytes(call), (fields) => parseFields(call, fields));
  }
  return parsed(call.packed ? getPackedBody(call.body, call.packed) : call.body, raw, 'body');
}

function toIncomingBytes(request: Request, maxBytes: number): IncomingBytes {
  return {
    type: request.headers.get('content-type') ?? '',
    read: () => readLimited(request, maxBytes),
  };
}

const packedBodies = new WeakMap<z.ZodType, z.ZodType>();

/** Returns the schema of a body whose `keys` are packed. */
function getPackedBody(body: z.ZodType, keys: readonly string[]): z.ZodType {
  if (!isObjectSchema(body)) throw new TypeError('A body with packed parts is an object.');
  const known = packedBodies.get(body);
  if (known) return known;
  const packed = z.custom<PackedJson>(isPackedJson).nullish();
  const made = body.extend(Object.fromEntries(keys.map((key) => [key, packed])));
  packedBodies.set(body, made);
  return made;
}

function isObjectSchema(schema: z.ZodType): schema is z.ZodObject {
  return 'extend' in schema;
}

function isForm(schema: z.ZodType | undefined): schema is z.ZodObject<{ file: z.ZodFile }> {
  return schema !== undefined && 'omit' in schema;
}

/**
 * Parses the fields of a form besides its file.
 * @throws Problem 422
 */
function parseFields(call: Call, fields: Readonly<Record<string, string>>): unknown {
  if (!isForm(call.body)) throw new TypeError('A form is an object with a file.');
  const clean = Object.entries(fields).map(([name, text]) => {
    return [name, cleanText(text, name, getJsonLimits(call))] as const;
  });
  return parsed(call.body.omit({ file: true }), Object.fromEntries(clean), 'body');
}
