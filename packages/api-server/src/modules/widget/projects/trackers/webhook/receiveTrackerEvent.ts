import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { sha256Hex } from '../../../../../crypto/sha256Hex';
import { agencies } from '../../../../../db/schema/account/agencies';
import {
  project_trackers,
  ticket_issues,
  tracker_deliveries,
} from '../../../../../db/schema/widget/trackers';
import { asOperator, inTenant } from '../../../../../db/tenant';
import { notFound, Problem } from '../../../../../http/problem';
import type { Database, Ports } from '../../../../../ports';
import { isTracker, type TrackerRow } from '../queries';
import { requestIssues } from '../requestIssues';
import { readTrackerEvent } from './readTrackerEvent';
import { verifyTrackerEvent } from './verifyTrackerEvent';

/** Linear says when it sent a webhook, and that one older than a minute is to be refused. */
const maxAgeMs = 60_000;
/** What arrives again within this time has no effect. Later it would only read an issue once more. */
const knownMs = 7 * 24 * 60 * 60 * 1000;

type Incoming = {
  readonly key: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
};

/**
 * Receives the webhook of a tracker: the linked issue that it is about is read again. Its status comes from the tracker,
 * never from the webhook, so that the order in which webhooks arrive does not matter.
 * @throws Problem 404 for an unknown address, 401 without a valid signature
 */
export async function receiveTrackerEvent(ports: Ports, { key, body, headers }: Incoming): Promise<void> {
  const tracker = await asOperator(ports.db, (tx) => findByKey(tx, key));
  if (!tracker) throw notFound();
  const { kind, agency_id, sealed_webhook_secret } = tracker;
  const secret = sealed_webhook_secret && (await ports.secrets.decrypt(sealed_webhook_secret));
  if (!(await verifyTrackerEvent({ kind, secret, body, headers }))) throw refused();
  const { names, sentAt } = readTrackerEvent(kind, body, tracker.target);
  const now = ports.clock.now();
  if (sentAt && Math.abs(now.getTime() - sentAt.getTime()) > maxAgeMs) throw refused();
  const digest = sha256Hex(new TextDecoder().decode(body));
  const isDue = await inTenant(ports.db, agency_id, async (tx) => {
    const isNew = await storeDelivery(tx, tracker, digest, now);
    return isNew && updateNamedToDue(tx, tracker, names, now);
  });
  if (isDue) await requestIssues(ports, agency_id);
}

const refused = () => new Problem('UNAUTHENTICATED', 'The signature is not valid.');

async function findByKey(tx: Database, key: string): Promise<TrackerRow | undefined> {
  const [row] = await tx
    .select({ tracker: project_trackers })
    .from(project_trackers)
    .innerJoin(agencies, eq(agencies.id, project_trackers.agency_id))
    .where(and(eq(project_trackers.webhook_key, key), eq(agencies.status, 'active')));
  return row?.tracker;
}

/** Stores that a webhook arrived; returns false if it did before. */
async function storeDelivery(tx: Database, { agency_id, id }: TrackerRow, digest: string, now: Date) {
  const inserted = await tx
    .insert(tracker_deliveries)
    .values({ agency_id, tracker_id: id, digest, received_at: now })
    .onConflictDoNothing()
    .returning({ id: tracker_deliveries.id });
  if (inserted.length === 0) return false;
  await tx.update(project_trackers).set({ webhook_at: now }).where(isTracker(agency_id, id));
  return true;
}

/** Makes the issues due that have one of the names; returns whether there are any. */
async function updateNamedToDue(
  tx: Database,
  { agency_id, id }: TrackerRow,
  names: readonly string[],
  now: Date,
): Promise<boolean> {
  const due = await tx
    .update(ticket_issues)
    .set({ due_at: sql`least(${ticket_issues.due_at}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(ticket_issues.agency_id, agency_id),
        eq(ticket_issues.tracker_id, id),
        inArray(ticket_issues.external_id, [...names]),
      ),
    )
    .returning({ id: ticket_issues.id });
  return due.length > 0;
}

/** Deletes deliveries that can no longer be repeated. */
export async function deleteOldTrackerDeliveries({ db, clock }: Ports): Promise<void> {
  const before = new Date(clock.now().getTime() - knownMs);
  await asOperator(db, (tx) =>
    tx.delete(tracker_deliveries).where(lt(tracker_deliveries.received_at, before)),
  );
}
