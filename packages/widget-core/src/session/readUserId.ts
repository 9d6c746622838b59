import { maxFieldLength } from './needsUpdate';

/** What a page hands in when it meant to hand in somebody: values turned into text by mistake. */
const mistakes = new Set(['null', 'undefined', 'nan', 'true', 'false', '[object object]']);

/** A user's id as text; undefined where it names nobody: then the visitor stays who they are (R49). */
export function readUserId(value: unknown): string | undefined {
  const id = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof id !== 'string' || id.trim() === '' || id.length > maxFieldLength) return undefined;
  return mistakes.has(id.trim().toLowerCase()) ? undefined : id;
}
