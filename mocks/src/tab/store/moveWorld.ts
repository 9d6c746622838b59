import type { PGlite } from '@electric-sql/pglite';
import { noteAllChanged, restoreRows } from '../dump/rowsBackup';

const dayMs = 86_400_000;

// The copies have no unique keys, so that dates may meet while they move.
const moveCopies = (days: number) => `
do $$ declare entry record; begin
  for entry in
    select c.table_name, string_agg(format('%1$I = %1$I + interval ''${days} days''', c.column_name), ', ') as changes
    from information_schema.columns c
    where c.table_schema = 'kept' and c.table_name like 'rows\\_of\\_%'
      and c.data_type in ('timestamp with time zone', 'timestamp without time zone', 'date')
    group by c.table_name
  loop
    execute format('update kept.%I set %s', entry.table_name, entry.changes);
  end loop;
end $$;`;

/** Moves all instants and dates of the demo data by whole days, so that its present, `from`, becomes today's. */
export async function moveWorld(
  pglite: Pick<PGlite, 'exec' | 'query'>,
  from: Date,
  now: Date,
): Promise<void> {
  const days = Math.floor((now.getTime() - from.getTime()) / dayMs);
  if (days <= 0) return;
  await pglite.exec(moveCopies(days));
  await pglite.exec(noteAllChanged);
  await restoreRows(pglite);
}
