import * as z from 'zod';

const Body = z.object({
  error: z.object({
    type: z.string(),
    message: z.string().default(''),
    code: z.string().optional(),
    decline_code: z.string().optional(),
    param: z.string().optional(),
  }),
});
export type StripeErrorParts = z.infer<typeof Body>['error'];

/** Stripe refused a call, or did not answer. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  /** HTTP status; 0 if no answer arrived: the call may have had its effect. */
  readonly status: number;
  readonly parts: StripeErrorParts;

  constructor(status: number, parts: StripeErrorParts) {
    super(`Stripe answered ${status} ${parts.type} ${parts.code ?? ''}: ${parts.message}`);
    this.status = status;
    this.parts = parts;
  }

  /** Whether the same call with the same key may be repeated. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 409 || this.status === 429 || this.status >= 500;
  }

  /** Whether the card was declined. */
  get isCard(): boolean {
    return this.parts.type === 'card_error';
  }

  /** Whether the requested object does not exist. */
  get isMissing(): boolean {
    return this.parts.code === 'resource_missing';
  }
}

export function unanswered(message: string): StripeError {
  return new StripeError(0, { type: 'api_connection_error', message });
}

/** The error of an answer that is not a success. */
export function readStripeError(status: number, body: unknown): StripeError {
  const parsed = Body.safeParse(body);
  const unreadable = { type: 'api_error', message: 'an unreadable body' };
  return new StripeError(status, parsed.success ? parsed.data.error : unreadable);
}
