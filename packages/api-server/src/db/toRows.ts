/** Returns the rows of a raw query; all drivers in use answer with an object that has `rows`. */
export function toRows<Row>(result: unknown): Row[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows;
  }
  throw new TypeError(
    'The database driver answered a raw query without rows. Use the pg or the PGlite driver.',
  );
}
