type GoogleAdsErrorFields = {
  /** HTTP status; 0 where no answer arrived. */
  readonly status: number;
  /** The error enum's name, e.g. `campaignBudgetError`; empty where the answer names none. */
  readonly family: string;
  /** Its value, e.g. `BUDGET_BELOW_PER_DAY_MINIMUM`. */
  readonly reason: string;
  readonly requestId: string | null;
  /** How long to wait before the next request; null where Google doesn't say. */
  readonly retryAfterMs: number | null;
  /** Field path of the operation at fault, e.g. `operations.0.update.amount_micros`; empty where none is named. */
  readonly path: string;
};

/** What went wrong with a request to Google: the first error of its `GoogleAdsFailure`, or of its sign-in. */
export class GoogleAdsError extends Error implements GoogleAdsErrorFields {
  override readonly name = 'GoogleAdsError';
  readonly status: number;
  readonly family: string;
  readonly reason: string;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  readonly path: string;

  constructor(message: string, fields: Partial<GoogleAdsErrorFields> = {}) {
    super(message);
    this.status = fields.status ?? 0;
    this.family = fields.family ?? '';
    this.reason = fields.reason ?? '';
    this.requestId = fields.requestId ?? null;
    this.retryAfterMs = fields.retryAfterMs ?? null;
    this.path = fields.path ?? '';
  }
}

/** No readable answer arrived; a change may have taken effect all the same. */
export function noAnswer(reason: string): GoogleAdsError {
  return new GoogleAdsError(`Google did not answer: ${reason}`);
}

/** The error that an answer holds; undefined for a good one. */
export function readGoogleAdsError(status: number, body: unknown): GoogleAdsError | undefined {
  const error = fieldOf(body, 'error');
  if (status < 400 && error === undefined) return undefined;
  // The sign-in answers `{ error: 'invalid_grant', error_description }`.
  if (typeof error === 'string') {
    const text = textOf(fieldOf(body, 'error_description')) ?? error;
    return new GoogleAdsError(text, { status, family: 'oauth', reason: error });
  }
  const details = fieldOf(error, 'details');
  const failures: unknown[] = Array.isArray(details) ? details : [];
  const failure = failures.find((detail) => Array.isArray(fieldOf(detail, 'errors')));
  const errors = fieldOf(failure, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const [family = '', reason] = Object.entries(recordOf(fieldOf(first, 'errorCode')))[0] ?? [];
  const message = textOf(fieldOf(first, 'message')) ?? textOf(fieldOf(error, 'message'));
  return new GoogleAdsError(message ?? 'Google refused the request.', {
    status,
    family,
    reason: textOf(reason) ?? textOf(fieldOf(error, 'status')) ?? '',
    requestId: textOf(fieldOf(failure, 'requestId')),
    retryAfterMs: readDelayMs(fieldOf(fieldOf(fieldOf(first, 'details'), 'quotaErrorDetails'), 'retryDelay')),
    path: readPath(fieldOf(fieldOf(first, 'location'), 'fieldPathElements')),
  });
}

/** `30s` */
function readDelayMs(value: unknown): number | null {
  const seconds = Number(/^(\d+(?:\.\d+)?)s$/.exec(textOf(value) ?? '')?.[1]);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

function readPath(elements: unknown): string {
  if (!Array.isArray(elements)) return '';
  return elements
    .flatMap((element: unknown) => [fieldOf(element, 'fieldName'), fieldOf(element, 'index')])
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('.');
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
