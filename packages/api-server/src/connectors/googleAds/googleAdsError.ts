import { ErrorAnswer, GoogleAdsErrorFields, GoogleErrorFields } from './shapes';

type ErrorFields = {
  /** HTTP status; 0 where no answer arrived. */
  readonly status: number;
  /** The error enum's name, e.g. `campaignBudgetError`; empty where the answer names none. */
  readonly family: string;
  /** Its value, e.g. `BUDGET_BELOW_PER_DAY_MINIMUM`. */
  readonly reason: string;
  readonly requestId: string | null;
  /** How long to wait before the next request; null where Google does not say. */
  readonly retryAfterMs: number | null;
  /** Field path of the operation at fault, e.g. `operations.0.update.amount_micros`; empty where none is named. */
  readonly path: string;
  /** What Google's policies refuse: topics with the words at fault. */
  readonly policyTopics: readonly PolicyTopic[];
};
/** A policy that an ad violates, e.g. `UNRELIABLE_CLAIMS`. */
export type PolicyTopic = { readonly topic: string; readonly texts: readonly string[] };

/** A request to Google failed; the first error of its `GoogleAdsFailure`, or of its sign-in. */
export class GoogleAdsError extends Error implements ErrorFields {
  override readonly name = 'GoogleAdsError';
  readonly status: number;
  readonly family: string;
  readonly reason: string;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
  readonly path: string;
  readonly policyTopics: readonly PolicyTopic[];

  constructor(message: string, fields: Partial<ErrorFields> = {}) {
    super(message);
    this.status = fields.status ?? 0;
    this.family = fields.family ?? '';
    this.reason = fields.reason ?? '';
    this.requestId = fields.requestId ?? null;
    this.retryAfterMs = fields.retryAfterMs ?? null;
    this.path = fields.path ?? '';
    this.policyTopics = fields.policyTopics ?? [];
  }
}

/** Creates the error of a missing or unreadable answer; a change may have taken effect all the same. */
export function missingAnswer(reason: string): GoogleAdsError {
  return new GoogleAdsError(`Google did not answer: ${reason}`);
}

/** Parses the error of an answer; undefined for a good one. */
export function parseGoogleAdsError(status: number, body: unknown): GoogleAdsError | undefined {
  const { error, error_description } = ErrorAnswer.parse(body);
  if (status < 400 && error === undefined) return undefined;
  if (typeof error === 'string') {
    return new GoogleAdsError(error_description ?? error, { status, family: 'oauth', reason: error });
  }
  const { message, status: reason, details } = GoogleErrorFields.parse(error);
  const [failure] = details;
  const first = GoogleAdsErrorFields.parse(failure?.errors[0]);
  const [family = '', value] = Object.entries(first.errorCode)[0] ?? [];
  return new GoogleAdsError(first.message ?? message ?? 'Google refused the request.', {
    status,
    family,
    reason: value ?? reason ?? '',
    requestId: failure?.requestId ?? null,
    retryAfterMs: parseDelayMs(first.details.quotaErrorDetails.retryDelay),
    path: first.location.fieldPathElements
      .flatMap(({ fieldName, index }) => [fieldName, index])
      .filter((part) => part !== undefined)
      .join('.'),
    policyTopics: first.details.policyFindingDetails.policyTopicEntries.map(({ topic, evidences }) => ({
      topic,
      texts: evidences.flatMap(({ textList }) => textList.texts),
    })),
  });
}

/** `30s` */
function parseDelayMs(delay: string | null): number | null {
  const seconds = Number(/^(\d+(?:\.\d+)?)s$/.exec(delay ?? '')?.[1]);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
