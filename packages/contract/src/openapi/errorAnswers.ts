import type { Call } from '../define';
import type { Json } from './types';

/** Error statuses and their meaning (ads §8). */
const meanings = {
  400: 'The body is not what its content type says.',
  401: 'No sign-in, or one that has ended.',
  402: 'The plan does not cover this.',
  403: 'The user may not do this.',
  404: 'No such record, or one of another tenant.',
  406: 'The user has to be elsewhere first; `code` is REDIRECT.',
  409: 'The record was changed meanwhile (with the code EDIT_CONFLICT, `stored` is the record in the shape of the response), or the Idempotency-Key was used for something else; with the code REQUEST_RUNNING, its first request still runs and `Retry-After` says when to come back.',
  412: 'Something has to be done first; `code` may be AD_ACCOUNT_DISCONNECTED.',
  413: 'The body is over its limit.',
  415: 'The content type is another than this call takes.',
  422: 'Values are missing or wrong; `errors` has the texts by field.',
  429: 'Too many requests; `Retry-After` says when to come back.',
  500: 'Something failed on our side or on a platform; `code` may be one of TECHNICAL_….',
  503: 'Not available for the moment; `Retry-After` says when to come back.',
  507: 'The server has no room left for what was sent.',
} as const;
type Failure = keyof typeof meanings;

const always: readonly Failure[] = [429, 500, 503];

/** Lists the error statuses of a call, derived from its input and access. */
export function listFailures({ access, params, query, body, method }: Call): readonly Failure[] {
  const found: Failure[] = [...always];
  if (access.kind !== 'public') found.push(401);
  if (access.kind === 'user') found.push(402, 403, 406, 412);
  if (params) found.push(404);
  if (params || query || body) found.push(422);
  if (body) found.push(400, 413, 415);
  if (method !== 'GET') found.push(409);
  return found.sort((a, b) => a - b);
}

/** Builds `{ 404: { $ref } }` for the errors of a call. */
export function buildFailureReferences(call: Call): Record<string, Json> {
  return Object.fromEntries(
    listFailures(call).map((status) => [String(status), { $ref: `#/components/responses/Failure${status}` }]),
  );
}

/** Builds `components.responses`: one per status, all of them an `ErrorBody`. */
export function buildFailureResponses(errorBody: Json): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(meanings).map(([status, description]) => [
      `Failure${status}`,
      { description, content: { 'application/json': { schema: errorBody } } },
    ]),
  );
}
