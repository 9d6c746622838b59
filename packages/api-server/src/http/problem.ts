import { type ErrorBody, type ErrorCode, errorStatuses, type Role } from '@adlane/contract';
import { billingMessages, errorMessages } from '@adlane/contract/constants';
import { isClient } from './roles';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

type ProblemOptions = {
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
  /** The stored record of an `EDIT_CONFLICT`, as the caller may see it. */
  readonly stored?: Readonly<Record<string, unknown>>;
};

/** An error answer (ads §8). Throw it anywhere below a handler; its message is shown to the user. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly stored: ProblemOptions['stored'];

  constructor(code: ErrorCode, message: string, options: ProblemOptions = {}) {
    super(message);
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.stored = options.stored;
  }

  get status(): number {
    return errorStatuses[this.code];
  }

  /** Builds the body that is sent. */
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

/** 404 with the same body for unknown, deleted and foreign records. */
export function notFound(): Problem {
  return new Problem('NOT_FOUND', errorMessages.notFound);
}

/** 403 (ads §6). */
export function forbidden(): Problem {
  return new Problem('FORBIDDEN', errorMessages.permissionDenied);
}

/** 402: the agency must choose a plan first; its clients can only ask it to. */
export function planOver(caller: { readonly entity_type: Role }): Problem {
  const text = isClient(caller) ? billingMessages.agencyPlanEnded : billingMessages.planEnded;
  return new Problem('PAYMENT_REQUIRED', text);
}

/** 401; clients clear their session on it (ads §8). */
export function unauthenticated(): Problem {
  return new Problem('UNAUTHENTICATED', errorMessages.unauthenticated);
}

/** 422 with the messages of each field; the first one is the message of the whole. */
export function invalid(errors: FieldErrors): Problem {
  const first = Object.values(errors).flat()[0] ?? 'The given data was invalid.';
  return new Problem('VALIDATION', first, { errors });
}

/** 409: the stored record is newer than the version that an editor opened. */
export function editConflict(stored: Readonly<Record<string, unknown>>): Problem {
  return new Problem('EDIT_CONFLICT', errorMessages.editConflict, { stored });
}

/** 409: another request was faster. */
export function conflict(message: string): Problem {
  return new Problem('CONFLICT', message);
}

/** Returns the value, or throws 404 if there is none. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
