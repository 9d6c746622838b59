import { noUserIds } from '@adlane/contract/constants';
import { maxFieldLength } from './needsUpdate';

/** Parses a user's id; undefined if it names no user: then the visitor is unchanged. */
export function parseUserId(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof id !== 'string' || id.trim() === '' || id.length > maxFieldLength) return undefined;
  return noUserIds.includes(id.trim().toLowerCase()) ? undefined : id;
}
