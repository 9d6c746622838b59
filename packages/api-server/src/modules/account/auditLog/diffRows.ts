import type { AuditEntry } from '@adlane/contract/account/auditLog';

type Row = Readonly<Record<string, unknown>> | undefined;

/** Fields that identify a record to a person, in order of preference. */
const labels = ['name', 'business_name', 'full_name', 'title', 'email'] as const;

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isSame(from: unknown, to: unknown): boolean {
  return JSON.stringify(from ?? null) === JSON.stringify(to ?? null);
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the name of what a call without input created (an upload, a copy). */
function listNames(made: unknown): Readonly<Record<string, unknown>> {
  if (!isPlain(made)) return {};
  return Object.fromEntries(
    labels.flatMap((name) => (typeof made[name] === 'string' ? [[name, made[name]]] : [])),
  );
}

/**
 * Compares the sent fields before and after; for a call without fields, the names of the changed or deleted
 * record. Wire names are column names, in some cases in another spelling (`coverImageUrl` for `cover_image_url`), so a
 * field's old value is its column's.
 */
export function diffRows(body: unknown, before: Row, after: Row, made?: unknown): AuditEntry['changes'] {
  const sent = isPlain(body) ? body : listNames(made);
  const findColumn = (name: string) => (before && !(name in before) ? toSnakeCase(name) : name);
  const changes: Record<string, { from: unknown; to: unknown }> = {};
  for (const [name, value] of Object.entries(sent)) {
    const column = findColumn(name);
    // The last is a confirmation that was not given: no column has it.
    if (
      value === undefined ||
      name === 'base_updated_at' ||
      (value === false && before && !(column in before))
    )
      continue;
    const from = before?.[column] ?? null;
    const to = after && column in after ? after[column] : value;
    if (!before || !isSame(from, to)) changes[name] = { from, to };
  }
  if (Object.keys(sent).length > 0 || !before) return changes;
  for (const [name, from] of Object.entries(before)) {
    const to = after?.[name] ?? null;
    const isLabel = (labels as readonly string[]).includes(name);
    if (after ? name !== 'updated_at' && !isSame(from, to) : isLabel) changes[name] = { from, to };
  }
  return changes;
}
