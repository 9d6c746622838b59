import { noUserIds } from '@adlane/contract/constants';
import { maxFieldLength } from './needsUpdate';

/** A user's id as text; undefined where it names nobody: then the visitor stays who they are. */
export function parseUserId(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof id !== 'string' || id.trim() === '' || id.length > maxFieldLength) return undefined;
  return noUserIds.includes(id.trim().toLowerCase()) ? undefined : id;
}
