import * as z from 'zod';

/** Error codes that a client may act on (ads §8). `code` on the wire is one of these or absent. */
export const errorCodes = [
  'VALIDATION',
  'MALFORMED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'STALE_REVIEW',
  'EDIT_CONFLICT',
  'REQUEST_RUNNING',
  'PAYMENT_REQUIRED',
  'REDIRECT',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'INTERNAL',
  'TECHNICAL_LEAD_ERROR',
  'TECHNICAL_TOS_ERROR',
  'AD_ACCOUNT_DISCONNECTED',
  'TECHNICAL_PERMISSION_ERROR',
] as const;
/** Machine-readable code of an error response (ads §8). */
export type ErrorCode = (typeof errorCodes)[number];

/** HTTP status of each error code (ads §8). */
export const errorStatuses = {
  VALIDATION: 422,
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  STALE_REVIEW: 409,
  /** The stored record is newer than the version that was opened. */
  EDIT_CONFLICT: 409,
  /** The first request with this `Idempotency-Key` is not answered yet; `Retry-After` says when to send it again. */
  REQUEST_RUNNING: 409,
  PAYMENT_REQUIRED: 402,
  REDIRECT: 406,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  INTERNAL: 500,
  TECHNICAL_LEAD_ERROR: 500,
  TECHNICAL_TOS_ERROR: 500,
  AD_ACCOUNT_DISCONNECTED: 412,
  TECHNICAL_PERMISSION_ERROR: 500,
} as const satisfies Record<ErrorCode, number>;

/** Body of every error response. `errors` maps a field's path to its messages. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  code: z.enum(errorCodes).optional(),
  /** With `EDIT_CONFLICT`: the record as it is stored, in the shape of the call's response. */
  stored: z.record(z.string(), z.unknown()).optional(),
  /** Id of the request in the server's log. */
  request_id: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
