import type { ErrorBody } from '@adlane/contract';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The error in a failed answer (ads §8), read without schemas so that clients need none at run time.
 * Answers an empty message where the body is something else, such as a proxy's page.
 */
export async function readErrorBody(response: Response): Promise<ErrorBody> {
  const parsed: unknown = await response.json().catch(() => undefined);
  if (!isRecord(parsed) || typeof parsed.message !== 'string') return { message: '' };
  return parsed as ErrorBody;
}
