import { type ErrorBody, type ErrorCode, errorStatuses, type Role } from '@adlane/contract';
import { billingMessages, errorMessages } from '@adlane/contract/constants';
import { isClient } from './roles';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type ProblemOptions = {
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer that is an error (ads §8). Throw it from anywhere below a handler; its message is shown to the user. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, options: ProblemOptions = {}) {
    super(message);
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  /** What goes over the wire. */
  toBody(requestId?: string): ErrorBody {
    return {
      message: this.message,
      ...(this.errors && { errors: cloneProblem(this.errors) }),
      code: this.code,
      ...(requestId && { request_id: requestId }),
    };
  }
}

function cloneProblem(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]]));
}

/** 404 with one body for what never was, what is gone and what is another tenant's. */
export function notFound(): Problem {
  return new Problem('NOT_FOUND', errorMessages.notFound);
}

/** 403 (ads §6). */
export function forbidden(): Problem {
  return new Problem('FORBIDDEN', errorMessages.permissionDenied);
}

/** 402: the agency has to choose a plan first; a client of it can only ask it to. */
export function planOver(caller: { readonly entity_type: Role }): Problem {
  const text = isClient(caller) ? billingMessages.agencyPlanEnded : billingMessages.planEnded;
  return new Problem('PAYMENT_REQUIRED', text);
}

/** 401; clients clear their session on it (ads §8). */
export function unauthenticated(): Problem {
  return new Problem('UNAUTHENTICATED', errorMessages.unauthenticated);
}

/** 422 with the texts of each field; the first text is the message. */
export function invalid(errors: FieldErrors): Problem {
  const first = Object.values(errors).flat()[0] ?? 'The given data was invalid.';
  return new Problem('VALIDATION', first, { errors });
}

/** 409: somebody else was faster. */
export function conflict(message: string): Problem {
  return new Problem('CONFLICT', message);
}

/** The value, or 404 where there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
