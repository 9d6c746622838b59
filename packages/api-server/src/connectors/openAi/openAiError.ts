/** Why an AI provider brought nothing. */
export type OpenAiFailure =
  /** The key is unknown, revoked or not allowed to do this. */
  | 'key'
  /** The account has no credit or makes too many requests. */
  | 'limit'
  /** The provider refused what it was asked, e.g. for its content rules or an unknown model. */
  | 'refused'
  /** Nothing came in time, or nothing that can be read. */
  | 'unreachable';

/** A call to an AI provider that brought nothing; the message is the provider's, shortened. */
export class OpenAiError extends Error {
  override readonly name = 'OpenAiError';
  constructor(
    readonly failure: OpenAiFailure,
    message: string,
  ) {
    super(message.slice(0, 300));
  }
}

/** The error that an answer's status and body stand for. */
export function readOpenAiError(status: number, body: unknown): OpenAiError {
  return new OpenAiError(failureOf(status), messageOf(body) ?? `The AI provider answered ${status}.`);
}

function failureOf(status: number): OpenAiFailure {
  if (status === 401 || status === 403) return 'key';
  if (status === 402 || status === 429) return 'limit';
  return status >= 500 ? 'unreachable' : 'refused';
}

/** `{ error: { message } }` as OpenAI has it, or `{ error }` and `{ message }` as some others do. */
function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const error: unknown = Reflect.get(body, 'error') ?? body;
  if (typeof error === 'string') return error;
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : null;
  return typeof message === 'string' ? message : undefined;
}
