import { BlamedFields, ErrorAnswer, GraphErrorFields, RateUsage } from './shapes';

type FacebookErrorFields = {
  /** Graph's code; 0 where no answer of Graph arrived. */
  readonly code: number;
  readonly subcode: number | null;
  /** Graph says that trying again may help. */
  readonly isTransient: boolean;
  /** In the user's language; null where Graph gives none. */
  readonly userTitle: string | null;
  readonly userMessage: string | null;
  readonly fbtraceId: string | null;
  /** How long to wait before the next request; null where Graph does not say. */
  readonly retryAfterMs: number | null;
  /** Parameters that Graph blames. */
  readonly blamedFields: readonly string[];
  /** `error_data` as it arrived: an object, or undefined. */
  readonly data: unknown;
  /** `unknown`: the request may have taken effect although no answer arrived. Search before sending it again. */
  readonly outcome: 'refused' | 'unknown';
};

/** A request to Facebook failed; decided by the body, because Graph sends errors with status 200 too. */
export class FacebookError extends Error implements FacebookErrorFields {
  override readonly name = 'FacebookError';
  readonly code: number;
  readonly subcode: number | null;
  readonly isTransient: boolean;
  readonly userTitle: string | null;
  readonly userMessage: string | null;
  readonly fbtraceId: string | null;
  readonly retryAfterMs: number | null;
  readonly blamedFields: readonly string[];
  readonly data: unknown;
  readonly outcome: 'refused' | 'unknown';

  constructor(message: string, fields: Partial<FacebookErrorFields> = {}) {
    super(message);
    this.code = fields.code ?? 0;
    this.subcode = fields.subcode ?? null;
    this.isTransient = fields.isTransient ?? false;
    this.userTitle = fields.userTitle ?? null;
    this.userMessage = fields.userMessage ?? null;
    this.fbtraceId = fields.fbtraceId ?? null;
    this.retryAfterMs = fields.retryAfterMs ?? null;
    this.blamedFields = fields.blamedFields ?? [];
    this.data = fields.data;
    this.outcome = fields.outcome ?? 'refused';
  }
}

/** Whether an error says that the object was deleted or cannot be reached with this token. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof FacebookError && error.code === 100 && error.subcode === 33;
}

/** Creates the error of a missing or unreadable answer: the connection broke, timed out, or a proxy answered. */
export function unknownOutcome(reason: string): FacebookError {
  return new FacebookError(`Facebook did not answer: ${reason}`, { isTransient: true, outcome: 'unknown' });
}

/** Parses the error of an answer's body; undefined for a good answer. */
export function parseFacebookError(body: unknown, headers: Headers): FacebookError | undefined {
  const answer = ErrorAnswer.safeParse(body).data;
  if (answer?.error === undefined) return undefined;
  const error = GraphErrorFields.parse(answer.error);
  // As an object or as JSON text.
  const data = typeof error.error_data === 'string' ? parseJson(error.error_data) : error.error_data;
  return new FacebookError(error.message ?? 'Facebook refused the request.', {
    code: error.code ?? 1,
    subcode: error.error_subcode,
    isTransient: error.is_transient,
    userTitle: error.error_user_title,
    userMessage: error.error_user_msg,
    fbtraceId: error.fbtrace_id,
    blamedFields: BlamedFields.parse(data).blame_field_specs,
    data,
    retryAfterMs: parseRetryAfterMs(headers),
  });
}

/** Lists the entries of `X-Business-Use-Case-Usage`. */
function listUsage(headers: Headers) {
  const usage = RateUsage.safeParse(parseJson(headers.get('x-business-use-case-usage') ?? ''));
  return usage.success ? Object.values(usage.data).flat() : [];
}

/** Returns how much of its rate limit an account has used, in percent; 0 where Graph does not say. */
export function parseUsagePercent(headers: Headers): number {
  return Math.max(
    0,
    ...listUsage(headers).flatMap((entry) => [entry.call_count, entry.total_cputime, entry.total_time]),
  );
}

/** Returns the longest wait that `X-Business-Use-Case-Usage` requests. */
function parseRetryAfterMs(headers: Headers): number | null {
  const minutes = listUsage(headers).map(
    ({ estimated_time_to_regain_access }) => estimated_time_to_regain_access,
  );
  const longest = Math.max(0, ...minutes);
  return longest > 0 ? longest * 60_000 : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
