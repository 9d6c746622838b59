/**
 * PostgreSQL cannot open its files: its write-ahead log or control file is incomplete, as after a power loss on
 * a disk that confirms writes too early, or after files were deleted.
 */
export class DatabaseDamagedError extends Error {
  override readonly name = 'DatabaseDamagedError';
}

/** What PostgreSQL logs when it gives up on its own files. */
const damageSigns = [
  /PANIC:/,
  /could not locate a valid checkpoint record/,
  /invalid (primary )?checkpoint/,
  /pg_control/,
  /could not (open|read|find) .*(pg_wal|global\/)/,
  /is not a valid data directory/,
];

/** Returns the line of PostgreSQL's log that says that its files are damaged, if any. */
export function findDamage(log: string): string | undefined {
  return log
    .split('\n')
    .find((line) => damageSigns.some((sign) => sign.test(line)))
    ?.trim();
}
