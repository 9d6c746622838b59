import { and, eq } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import { inTenant } from '../../../db/tenant';
import type { JobHandlers, JobName, JobPayloads, Ports } from '../../../ports';

/** Jobs that run for an archived agency, too: one ends its plan, the other stops its launches. */
const unconditional: ReadonlySet<JobName> = new Set(['billing.cancelArchived', 'launch.run']);

async function isActive({ db }: Pick<Ports, 'db'>, agencyId: number): Promise<boolean> {
  const rows = await inTenant(db, agencyId, (tx) =>
    tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(and(eq(agencies.id, agencyId), eq(agencies.status, 'active'))),
  );
  return rows.length > 0;
}

/** Drops jobs of agencies that are no longer active; those that a restored agency needs are queued again. */
export function whileAgencyIsActive(ports: Pick<Ports, 'db' | 'log'>, handlers: JobHandlers): JobHandlers {
  const guard = <N extends JobName>(name: N) => {
    const handle: (payload: JobPayloads[N]) => Promise<void> = handlers[name];
    return async (payload: JobPayloads[N]) => {
      const agencyId = 'agencyId' in payload ? payload.agencyId : undefined;
      if (typeof agencyId !== 'number' || unconditional.has(name) || (await isActive(ports, agencyId))) {
        return handle(payload);
      }
      ports.log.info({ job: name, agency_id: agencyId }, 'Dropped a job of an inactive agency');
    };
  };
  return { ...handlers, ...Object.fromEntries(listNames(handlers).map((name) => [name, guard(name)])) };
}

function listNames(handlers: JobHandlers): JobName[] {
  return Object.keys(handlers) as JobName[];
}
