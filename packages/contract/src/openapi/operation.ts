import type * as z from 'zod';
import type { Call, NamedCall } from '../define';
import { buildFailureReferences } from './errorAnswers';
import type { SchemaBook } from './SchemaBook';
import { buildSecurity } from './security';
import type { Json } from './types';

const rawTypes = { csv: 'text/csv', file: 'application/octet-stream', html: 'text/html' } as const;

const bodyTypes = { multipart: 'multipart/form-data', raw: 'message/rfc822' } as const;

/** Default maximum body size in bytes. */
const defaultMaxBodyBytes = 1_048_576;

/** Builds the path or query parameters. Path parameters are required. */
function buildParameters(schema: z.ZodObject | undefined, place: 'path' | 'query', book: SchemaBook): Json[] {
  if (!schema) return [];
  const { properties, required } = book.write(schema, 'input');
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties as Json).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || needed.includes(name),
    schema: field,
  }));
}

function buildRequestBody({ body, bodyType }: Call, book: SchemaBook): Json | undefined {
  if (!body) return undefined;
  const type = bodyType === 'multipart' || bodyType === 'raw' ? bodyTypes[bodyType] : 'application/json';
  return { required: true, content: { [type]: { schema: book.write(body, 'input') } } };
}

function buildSuccessResponse({ response, status = 200 }: Call, book: SchemaBook): Json {
  if (response === 'empty') return { [status]: { description: 'Done; nothing to read.' } };
  if (typeof response === 'string') {
    const schema = { type: 'string', ...(response === 'file' ? { format: 'binary' } : {}) };
    const headers =
      response === 'html'
        ? {}
        : {
            headers: { 'Content-Disposition': { schema: { type: 'string' }, description: 'Its file name.' } },
          };
    return {
      [status]: { description: 'The file.', content: { [rawTypes[response]]: { schema } }, ...headers },
    };
  }
  return {
    [status]: {
      description: status === 202 ? 'Taken on; it goes on in the background.' : 'Done.',
      content: { 'application/json': { schema: book.write(response, 'output') } },
    },
  };
}

/** Builds the operation of a call: `operationId` is its name, `x-access` its access. */
export function buildOperation({ name, resource, call }: NamedCall, book: SchemaBook): Json {
  const parameters = [
    ...buildParameters(call.params, 'path', book),
    ...buildParameters(call.query, 'query', book),
    ...(call.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
  ];
  const requestBody = buildRequestBody(call, book);
  return {
    operationId: name,
    tags: [resource],
    summary: call.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...buildSuccessResponse(call, book), ...buildFailureReferences(call) },
    security: buildSecurity(call.access),
    'x-access': { ...call.access },
    'x-spec': call.spec,
    'x-max-body-bytes': call.body ? (call.maxBodyBytes ?? defaultMaxBodyBytes) : undefined,
  };
}
