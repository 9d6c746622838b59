type FacebookErrorFields = {
  /** Graph's code; 0 where no answer of Graph arrived. */
  readonly code: number;
  readonly subcode: number | null;
  /** Graph says that trying again may help. */
  readonly isTransient: boolean;
  /** Written for people, in the user's language; null where Graph gives none. */
  readonly userTitle: string | null;
  readonly userMessage: string | null;
  readonly fbtraceId: string | null;
  /** How long to wait before the next request; null where Graph doesn't say. */
  readonly retryAfterMs: number | null;
  /** Parameters that Graph blames. */
  readonly blamedFields: readonly string[];
  /** `unknown`: the request may have taken effect although no answer arrived. Look before sending it again. */
  readonly outcome: 'refused' | 'unknown';
};

/** What went wrong with a request to Facebook, judged by the body (platform errors come with status 200, too). */
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
    this.outcome = fields.outcome ?? 'refused';
  }
}

/** No readable answer arrived: the connection broke, timed out, or something in between answered. */
export function unknownOutcome(reason: string): FacebookError {
  return new FacebookError(`Facebook did not answer: ${reason}`, { isTransient: true, outcome: 'unknown' });
}

/** The error that an answer's body holds; undefined for a good answer. */
export function readFacebookError(body: unknown, headers: Headers): FacebookError | undefined {
  const error = fieldOf(body, 'error');
  if (error === undefined) return undefined;
  return new FacebookError(textOf(fieldOf(error, 'message')) ?? 'Facebook refused the request.', {
    code: numberOf(fieldOf(error, 'code')) ?? 1,
    subcode: numberOf(fieldOf(error, 'error_subcode')),
    isTransient: fieldOf(error, 'is_transient') === true,
    userTitle: textOf(fieldOf(error, 'error_user_title')),
    userMessage: textOf(fieldOf(error, 'error_user_msg')),
    fbtraceId: textOf(fieldOf(error, 'fbtrace_id')),
    blamedFields: readBlamedFields(fieldOf(error, 'error_data')),
    retryAfterMs: readRetryAfterMs(headers),
  });
}

/** `{ blame_field_specs: [["targeting"], …] }`, as an object or as JSON text. */
function readBlamedFields(data: unknown): string[] {
  const specs = fieldOf(typeof data === 'string' ? parsedOrNothing(data) : data, 'blame_field_specs');
  if (!Array.isArray(specs)) return [];
  return specs.flat(2).filter((field): field is string => typeof field === 'string');
}

/** The longest wait that `X-Business-Use-Case-Usage` asks for; it counts in minutes. */
function readRetryAfterMs(headers: Headers): number | null {
  const usage = parsedOrNothing(headers.get('x-business-use-case-usage') ?? '');
  if (typeof usage !== 'object' || usage === null) return null;
  const minutes = Object.values(usage)
    .flat()
    .map((entry) => numberOf(fieldOf(entry, 'estimated_time_to_regain_access')) ?? 0);
  const longest = Math.max(0, ...minutes);
  return longest > 0 ? longest * 60_000 : null;
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
