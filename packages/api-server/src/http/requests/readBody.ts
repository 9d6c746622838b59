import type { Call, NamedCall } from '@adlane/contract';
import type * as z from 'zod';
import type { Ports, UntrustedOutputs } from '../../ports';
import { type Caller, nameTenant } from '../callers';
import { Problem } from '../problem';
import { buildTooLarge, defaultMaxBodyBytes, getMaxBytes } from './bodyLimits';
import { checkJsonSize, type JsonSize } from './checkJsonSize';
import { cleanJson, type JsonLimits } from './cleanJson';
import { joinChunks } from './joinChunks';

/** Maximum nesting of a dashboard form. */
const userDepth = 64;
/** Maximum nesting of what the widget sends: a recorded page tree may be as deep as its DOM. */
export const widgetDepth = 2500;
/** Maximum values of a body: a form has hundreds, a batch of 500 events some thousands. */
const maxValues = 50_000;

/**
 * Returns how a call's body is cleaned: a form is refused with a message, while a visitor's report is never
 * lost over a NUL.
 */
export function getJsonLimits(call: Call): JsonLimits & JsonSize {
  const isWidget = call.access.kind === 'sdkKey' || call.access.kind === 'session';
  return isWidget
    ? { maxDepth: widgetDepth, maxValues, brokenText: 'drop' }
    : { maxDepth: userDepth, maxValues, brokenText: 'refuse' };
}

/**
 * Reads a request's body as its call expects it: parsed JSON, raw bytes if the body is signed or packed
 * (`unpackBody`), or the request itself for a form, which is read while it is stored, and for a raw body. Returns `undefined` if the body is
 * empty and optional.
 * @throws Problem 413, 415 or 400, in this order
 */
export async function readBody(request: Request, call: Call): Promise<unknown> {
  if (!call.body) return undefined;
  checkDeclaredLength(request, call);
  if (call.bodyType === 'raw') return request;
  if (call.bodyType === 'multipart') {
    checkType(request, call);
    return request;
  }
  const bytes = await readLimited(request, getMaxBytes(call));
  if (call.bodyType === 'signed') return bytes;
  if (bytes.byteLength === 0 && call.body.safeParse(undefined).success) return undefined;
  checkType(request, call);
  return call.packed ? bytes : readJson(bytes, getJsonLimits(call));
}

/**
 * Returns the body of a call from what was read, with its packed parts. Only this part is work of the server; reading
 * takes as long as the caller's line is slow.
 * @throws Problem 400, 413, 422, 503
 */
export async function unpackBody(
  body: unknown,
  { named: { name, call }, caller }: { readonly named: NamedCall; readonly caller: Caller },
  { untrusted }: Pick<Ports, 'untrusted'>,
): Promise<unknown> {
  if (!call.packed || !isBytes(body)) return body;
  return untrusted.run(name as keyof UntrustedOutputs, body, nameTenant(caller));
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

/**
 * Returns whether the body is read only after the caller is identified, so that anonymous callers can't fill
 * the memory.
 */
export function isHeavy(call: Call): boolean {
  return getMaxBytes(call) > defaultMaxBodyBytes;
}

/** @throws Problem 413 if the request declares a length beyond the limit */
export function checkDeclaredLength(request: Request, call: Call): void {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (call.body && declared > getMaxBytes(call)) throw buildTooLarge(getMaxBytes(call));
}

/** Reads until the end or the limit, whichever comes first; a chunked body is counted while it arrives. */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Problem('MALFORMED', 'The request body ended before it was complete.');
    });
    if (done) break;
    total += value.byteLength;
    if (total > maxBytes) {
      reader.cancel().catch(() => undefined);
      throw buildTooLarge(maxBytes);
    }
    chunks.push(value);
  }
  return joinChunks(chunks);
}

function checkType(request: Request, call: Call): void {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const wanted = call.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  if (encoding === 'identity' && type === wanted) return;
  throw new Problem('UNSUPPORTED_MEDIA_TYPE', `Send this request as ${wanted}, without content encoding.`);
}

/**
 * Parses a signed body whose signature was verified. Characters that can't be stored are dropped: a platform
 * would retry a refused event for days.
 * @throws Problem 400 if the bytes are not JSON of this shape
 */
export function readSigned<S extends z.ZodType>(bytes: Uint8Array, schema: S): z.output<S> {
  const payload = schema.safeParse(readJson(bytes, { maxDepth: userDepth, maxValues, brokenText: 'drop' }));
  if (!payload.success) throw new Problem('MALFORMED', 'The request body is not an event of this address.');
  return payload.data;
}

/** Parses and cleans JSON within its limits. @throws Problem 400, 413, 422 */
export function readJson(bytes: Uint8Array, limits: JsonLimits & JsonSize): unknown {
  checkJsonSize(bytes, limits);
  return cleanJson(parseJson(bytes), limits);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('MALFORMED', 'The request body is not valid JSON.');
  }
}
