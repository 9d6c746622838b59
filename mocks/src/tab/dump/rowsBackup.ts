/** A connection as the owner of the copy. */
type Connection = {
  exec(sql: string): Promise<unknown>;
  query<T>(sql: string): Promise<{ readonly rows: readonly T[] }>;
};

/**
 * Copies all rows into the schema `kept`, notes there which tables change from now on, and creates the functions of
 * `restoreRows`. Run once as the database's owner, when the demo data is complete.
 */
export const backupRows = `
create schema kept;

create table kept.tables as
  select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'adlane_migrations';

create table kept.sequences as
  select sequencename::text as name, coalesce(last_value, start_value) as value, last_value is not null as is_used
  from pg_sequences where schemaname = 'public';

create table kept.changed (name text primary key);

-- The API's roles may not write here themselves.
create function kept.note_change() returns trigger language plpgsql security definer as $$
begin
  insert into kept.changed values (tg_table_name) on conflict do nothing;
  return null;
end $$;

do $$ declare entry record; begin
  for entry in select name from kept.tables loop
    execute format('create table kept.%I as table public.%I', 'rows_of_' || entry.name, entry.name);
    execute format(
      'create trigger note_change after insert or update or delete or truncate on public.%I'
      ' for each statement execute function kept.note_change()', entry.name);
  end loop;
end $$;

create function kept.clear_changed() returns void language plpgsql as $$
declare entry record;
begin
  -- Rows go and come back table by table; foreign keys hold again at the end because they held when the copy was made.
  set local session_replication_role = replica;
  for entry in select name from kept.changed loop
    execute format('delete from public.%I', entry.name);
  end loop;
end $$;

create function kept.fill_changed() returns void language plpgsql as $$
declare entry record;
begin
  set local session_replication_role = replica;
  for entry in select name from kept.changed loop
    execute format(
      'insert into public.%I overriding system value select * from kept.%I', entry.name, 'rows_of_' || entry.name);
  end loop;
  delete from kept.changed;
  -- A rolled back insert has used a number, too.
  perform setval(format('public.%I', name)::regclass, value, is_used) from kept.sequences
    where pg_sequence_last_value(format('public.%I', name)::regclass) is distinct from case when is_used then value end;
end $$;`;

/**
 * Restores rows and sequences to the state that the copy was made from, in the order of that copy. Only tables that were
 * written are restored: all of them take half a second.
 */
export async function restoreRows(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    "select format('public.%I', name) as name from kept.changed",
  );
  if (rows.length > 0) {
    await connection.exec('select kept.clear_changed()');
    // Returns the empty tables' pages. Otherwise rows would come back wherever there is space, in another order.
    await connection.exec(`vacuum kept.changed, ${rows.map(({ name }) => name).join(', ')}`);
  }
  await connection.exec('select kept.fill_changed()');
}

/** True when a table was written since the last restore. */
export async function hasChangedRows(connection: Pick<Connection, 'query'>): Promise<boolean> {
  const { rows } = await connection.query('select from kept.changed limit 1');
  return rows.length > 0;
}

/** Makes the next `restoreRows` restore every table, for copies that were changed themselves. */
export const noteAllChanged = 'insert into kept.changed table kept.tables on conflict do nothing';
