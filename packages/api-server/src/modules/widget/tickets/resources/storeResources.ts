import { and, asc, isNotNull, lte, or } from 'drizzle-orm';
import { notifyAudience } from '../../../../db/notifyAudience';
import { tickets } from '../../../../db/schema/widget/tickets';
import { asOperator, inTenant } from '../../../../db/tenant';
import { Problem } from '../../../../http/problem';
import type { JobPayloads, Ports } from '../../../../ports';
import { claimFile, dropFiles, recordFile } from '../../../ads/media/orphanFiles';
import { loadJson, storeJson } from '../largeParts';
import { isTicket } from '../queries';
import type { FoundResource } from './FoundResource';
import { fetchResources } from './fetchResources';
import { selectResources } from './findResources';
import { joinResources } from './joinResources';

type Payload = JobPayloads['tickets.resources'];

/** A worker that died leaves the rest to another one after this time. */
const leaseMs = 10 * 60_000;
/** Later attempts would only repeat what failed. */
const maxAgeMs = 60 * 60_000;
/** Maximum tickets per scheduler tick; the rest waits for the next one. */
const mostAtATime = 200;

/** Queues fetching the resources of a ticket's page from their hosts. */
export async function requestResources({ jobs }: Pick<Ports, 'jobs'>, payload: Payload): Promise<void> {
  await jobs.send('tickets.resources', payload, { key: `${payload.agencyId}/${payload.ticketId}` });
}

/** Queues the tickets whose job was lost. */
export async function requestDueResources(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select({ agencyId: tickets.agency_id, ticketId: tickets.id })
      .from(tickets)
      .where(lte(tickets.resources_due_at, ports.clock.now()))
      .orderBy(asc(tickets.resources_due_at))
      .limit(mostAtATime),
  );
  for (const ticket of due) await requestResources(ports, ticket);
}

/** Claims the work on a ticket; undefined if it is done, or another worker does it. */
function claimTicket({ db, clock }: Ports, { agencyId, ticketId }: Payload) {
  const now = clock.now();
  return inTenant(db, agencyId, async (tx) => {
    const [row] = await tx
      .update(tickets)
      .set({ resources_due_at: new Date(now.getTime() + leaseMs) })
      .where(and(isTicket(agencyId, ticketId), lte(tickets.resources_due_at, now)))
      .returning();
    if (!row || now.getTime() - row.created_at.getTime() <= maxAgeMs) return row;
    await tx.update(tickets).set({ resources_due_at: null }).where(isTicket(agencyId, ticketId));
    return undefined;
  });
}

/** Lists the resources of stored pages, in a worker of its agency's turn. What can't be read has none. */
async function findInParts(ports: Ports, tenant: string, keys: readonly (string | null)[]) {
  const found: FoundResource[] = [];
  for (const key of keys) {
    const part = key === null ? undefined : await loadJson(ports.files, key);
    if (part) found.push(...(await ports.untrusted.run('tickets.resources', part.gzip, tenant)));
  }
  return selectResources(found);
}

/** Returns the resources of stored pages, packed as they are stored; undefined if there are none. */
async function findAndFetch(ports: Ports, payload: Payload, keys: readonly (string | null)[]) {
  const tenant = `agency ${payload.agencyId}`;
  const found = await findInParts(ports, tenant, keys);
  const fetched = await fetchResources(ports, found, (style) =>
    ports.untrusted.run('tickets.styleResources', joinResources([style]), tenant),
  );
  if (fetched.length === 0) return undefined;
  return ports.untrusted.run('tickets.packedResources', joinResources(fetched), tenant);
}

/**
 * Fetches the images, fonts and style sheets that a ticket's screenshot and replay name, and stores them beside these. Safe to
 * run any number of times: each ticket is processed once.
 */
export async function storeResources(ports: Ports, payload: Payload): Promise<void> {
  const { agencyId, ticketId } = payload;
  const ticket = await claimTicket(ports, payload);
  if (!ticket) return;
  const packed = await findAndFetch(ports, payload, [ticket.screenshot_key, ticket.replay_key]).catch(
    (error: unknown) => {
      // A page that takes too long to read will do so again; a busy server is asked again after the lease.
      if (error instanceof Problem && error.code !== 'UNAVAILABLE') return undefined;
      throw error;
    },
  );
  const key = packed ? `tickets/${agencyId}/${ports.ids.token(16)}/resources.json.gz` : null;
  if (packed && key !== null) {
    await recordFile(ports, agencyId, key);
    await storeJson(ports.files, key, packed);
  }
  const isStored = await inTenant(ports.db, agencyId, async (tx) => {
    const stored = await tx
      .update(tickets)
      .set({ resources_key: key, resources_due_at: null })
      .where(
        and(
          isTicket(agencyId, ticketId),
          isNotNull(tickets.resources_due_at),
          // Retention may have deleted the page meanwhile.
          or(isNotNull(tickets.screenshot_key), isNotNull(tickets.replay_key)),
        ),
      )
      .returning({ id: tickets.id });
    if (stored.length === 0 || key === null) return stored.length > 0;
    await claimFile(tx, agencyId, key);
    await notifyAudience(tx, { agency_id: agencyId }, 'tickets');
    return true;
  });
  if (!isStored && key !== null) await dropFiles(ports, agencyId, [key]);
}
