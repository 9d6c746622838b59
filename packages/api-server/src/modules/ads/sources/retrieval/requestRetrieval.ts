import { and, asc, eq, lte } from 'drizzle-orm';
import { sources } from '../../../../db/schema/ads/sources';
import { asOperator } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';

/** Maximum sources per scheduler tick; the rest waits for the next one. */
const mostAtATime = 200;

/** Queues the retrieval of a source's assets. */
export async function requestRetrieval(
  { jobs }: Pick<Ports, 'jobs'>,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
): Promise<void> {
  const payload = { agencyId: agency_id, sourceId: id };
  await jobs.send('sources.retrieve', payload, { key: `${agency_id}/${id}` });
}

/**
 * Queues the subscription of a source's pages to Facebook's lead events.
 * @param delayMs how long the job waits, in milliseconds
 */
export async function requestSubscription(
  { jobs }: Pick<Ports, 'jobs'>,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
  delayMs = 0,
): Promise<void> {
  const payload = { agencyId: agency_id, sourceId: id };
  await jobs.send('sources.subscribe', payload, { key: `${agency_id}/${id}`, delayMs });
}

/** Queues the sources whose wait is over, and those whose job was lost. */
export async function requestDueRetrievals(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select({ agency_id: sources.agency_id, id: sources.id })
      .from(sources)
      .where(and(eq(sources.status, 'processing'), lte(sources.retrieval_due_at, ports.clock.now())))
      .orderBy(asc(sources.retrieval_due_at))
      .limit(mostAtATime),
  );
  for (const source of due) await requestRetrieval(ports, source);
}
