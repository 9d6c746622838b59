import { ErrorText } from './shapes';

/** Why a call to an AI provider failed. */
export type OpenAiFailure =
  /** The key is unknown, revoked or not allowed to do this. */
  | 'key'
  /** The account has no credit or makes too many requests. */
  | 'limit'
  /** The provider refused the request, e.g. for its content rules or an unknown model. */
  | 'refused'
  /** No readable answer arrived in time. */
  | 'unreachable';

/** A call to an AI provider failed; the message is the provider's, shortened. */
export class OpenAiError extends Error {
  override readonly name = 'OpenAiError';
  constructor(
    readonly failure: OpenAiFailure,
    message: string,
  ) {
    super(message.slice(0, 300));
  }
}

/** Parses the error of an answer's status and body. */
export function parseOpenAiError(status: number, body: unknown): OpenAiError {
  const message = ErrorText.safeParse(body).data ?? `The AI provider answered ${status}.`;
  return new OpenAiError(toFailure(status), message);
}

function toFailure(status: number): OpenAiFailure {
  if (status === 401 || status === 403) return 'key';
  if (status === 402 || status === 429) return 'limit';
  return status >= 500 ? 'unreachable' : 'refused';
}
