import { buildContentDisposition, type Call, type FileAnswer, type PackedJson } from '@adlane/contract';
import type * as z from 'zod';

const jsonType = 'application/json; charset=utf-8';

/** Returns whether the answer is made portion by portion while it is sent. */
export function isMadeInPortions({ response, isStreamedResponse }: Call): boolean {
  return response === 'csv' || isStreamedResponse === true;
}

/** Returns whether the answer can be stored and replayed: JSON, or the confirmation without a body. */
export function isRepeatable(call: Call): boolean {
  return typeof call.response !== 'string' || call.response === 'empty';
}

/** Parses the handler's output with the answer's schema, if there is one. */
export function parseOutput(call: Call, output: unknown): unknown {
  const isRaw = typeof call.response === 'string' || call.isPackedResponse || call.isStreamedResponse;
  return isRaw ? output : parseDeclared(call.response, output);
}

/**
 * Builds the response of a successful call: JSON as the contract declares it, a file, a page or an empty
 * body.
 */
export function buildAnswer(call: Call, output: unknown, headers: Headers): Response {
  const status = call.status ?? 200;
  if (call.response === 'empty') return new Response(null, { status, headers });
  if (call.response === 'html') {
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(String(output), { status, headers });
  }
  if (call.response === 'csv' || call.response === 'file') return buildFileAnswer(output, status, headers);
  if (call.isPackedResponse) return buildPackedAnswer(output, status, headers);
  if (call.isStreamedResponse) return buildStreamedAnswer(output, status, headers);
  return buildJsonAnswer(output, status, headers);
}

/** Builds a JSON response with its headers. */
export function buildJsonAnswer(value: unknown, status: number, headers: Headers): Response {
  headers.set('content-type', jsonType);
  return new Response(JSON.stringify(value), { status, headers });
}

function buildPackedAnswer(output: unknown, status: number, headers: Headers): Response {
  if (!isPackedJson(output)) throw new TypeError('A call with a packed response must return { gzip }.');
  headers.set('content-type', jsonType);
  const plain = new Blob([output.gzip]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain, { status, headers });
}

function buildStreamedAnswer(output: unknown, status: number, headers: Headers): Response {
  if (!(output instanceof ReadableStream)) {
    throw new TypeError('A call with a streamed response must return a ReadableStream.');
  }
  headers.set('content-type', jsonType);
  return new Response(output, { status, headers });
}

/** Returns whether a value is packed JSON. */
export function isPackedJson(value: unknown): value is PackedJson {
  return typeof value === 'object' && value !== null && 'gzip' in value && value.gzip instanceof Uint8Array;
}

/** Parses output with the answer's schema, which drops undeclared fields. */
function parseDeclared(schema: z.ZodType, output: unknown): unknown {
  const result = schema.safeParse(output);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`);
  throw new TypeError(`The answer does not fit its schema. ${where.slice(0, 5).join('; ')}`);
}

function buildFileAnswer(output: unknown, status: number, headers: Headers): Response {
  if (!isFileAnswer(output)) {
    throw new TypeError('A call that answers with a file must return { filename, type, body }.');
  }
  headers.set('content-type', output.type);
  headers.set('content-disposition', buildContentDisposition(output.filename));
  if (output.size !== undefined) headers.set('content-length', String(output.size));
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  return new Response(output.body, { status, headers });
}

function isFileAnswer(value: unknown): value is FileAnswer {
  return (
    typeof value === 'object' && value !== null && 'filename' in value && 'type' in value && 'body' in value
  );
}
