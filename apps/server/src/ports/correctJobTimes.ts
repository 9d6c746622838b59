import type PgBoss from 'pg-boss';

/** Transactions that began a moment ago have earlier times than what they find. */
const slack = "interval '1 second'";

/**
 * Corrects the times of jobs that were queued or begun before the database's clock was set back. Otherwise they would wait,
 * or be taken for running, until it is that late again, and so would all equal work that is queued later.
 * @param schema the queue's
 */
export async function correctJobTimes(database: PgBoss.Db, schema: string): Promise<void> {
  await database.executeSql(
    `update ${schema}.job set
      start_after = start_after - (greatest(created_on, started_on) - now()),
      created_on = least(created_on, now()),
      started_on = least(started_on, now())
     where state <= 'active' and greatest(created_on, started_on) > now() + ${slack}`,
    [],
  );
  await database.executeSql(
    `update ${schema}.version set
      maintained_on = least(maintained_on, now()), monitored_on = least(monitored_on, now())
     where greatest(maintained_on, monitored_on) > now() + ${slack}`,
    [],
  );
}
