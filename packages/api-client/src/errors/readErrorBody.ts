import type { ErrorBody } from '@adlane/contract';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads the error of a failed response (ads §8) without schemas, so that clients need none at run time.
 * Returns an empty message for another shape, such as a proxy's page.
 */
export async function readErrorBody(response: Response): Promise<ErrorBody> {
  const parsed: unknown = await response.json().catch(() => undefined);
  if (!isRecord(parsed) || typeof parsed.message !== 'string') return { message: '' };
  return parsed as ErrorBody;
}
