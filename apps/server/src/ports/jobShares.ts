import type PgBoss from 'pg-boss';

export type JobSharesOptions = {
  readonly database: PgBoss.Db;
  /** Schema of the queue's tables. */
  readonly schema: string;
  /** Jobs of a kind that this process runs at a time for one agency. */
  readonly workersPerAgency: number;
};

/** Shares the workers of a kind of job among agencies. */
export type JobShares = {
  /**
   * Returns the priority of an agency's new job: the more of them wait already, the later it runs. Agencies take
   * turns, however many jobs one of them has queued.
   */
  findPriority(name: string, payload: object): Promise<number>;
  /** Runs a job, or puts it back if its agency occupies its share of workers. */
  run(
    name: string,
    job: { readonly id: string; readonly data: object },
    work: () => Promise<void>,
  ): Promise<void>;
};

/** From here on an agency's jobs run in the order of their arrival, after all others. */
const maxCounted = 100;
/** A job that was put back waits this long; its worker has reported it as done by then. */
const putBackSeconds = 2;
const uniqueViolation = '23505';

function findAgency(payload: object): number | undefined {
  return 'agencyId' in payload && typeof payload.agencyId === 'number' ? payload.agencyId : undefined;
}

/** Creates the shares of one process. */
export function createJobShares({ database, schema, workersPerAgency }: JobSharesOptions): JobShares {
  const running = new Map<string, number>();

  /** The queue then finds the job no longer active, so that its worker completes nothing. */
  async function putBack(id: string): Promise<void> {
    const text = `update ${schema}.job
      set state = 'created', started_on = null, start_after = now() + interval '${putBackSeconds} seconds'
      where id = $1 and state = 'active'`;
    await database.executeSql(text, [id]).catch((error: unknown) => {
      // The same work was queued again meanwhile: it runs as that job.
      if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error;
    });
  }

  return {
    async findPriority(name, payload) {
      const agencyId = findAgency(payload);
      if (agencyId === undefined) return 0;
      const text = `select count(*)::int as count from (
        select 1 from ${schema}.job
        where name = $1 and state <= 'active' and data->>'agencyId' = $2 limit ${maxCounted}) waiting`;
      const { rows } = await database.executeSql(text, [name, String(agencyId)]);
      return 0 - Number(rows[0]?.count ?? 0);
    },
    async run(name, { id, data }, work) {
      const agencyId = findAgency(data);
      if (agencyId === undefined) return work();
      const key = `${name} ${agencyId}`;
      const count = running.get(key) ?? 0;
      if (count >= workersPerAgency) return putBack(id);
      running.set(key, count + 1);
      try {
        await work();
      } finally {
        const left = (running.get(key) ?? 1) - 1;
        if (left > 0) running.set(key, left);
        else running.delete(key);
      }
    },
  };
}
