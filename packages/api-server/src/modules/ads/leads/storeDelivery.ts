import { and, eq, sql } from 'drizzle-orm';
import {
  type GoHighLevelError,
  judgeGoHighLevelError,
} from '../../../connectors/goHighLevel/goHighLevelError';
import { notifyAudience } from '../../../db/notifyAudience';
import { leads } from '../../../db/schema/ads/ads';
import { lead_deliveries } from '../../../db/schema/ads/leadDeliveries';
import { sources } from '../../../db/schema/ads/sources';
import type { Database } from '../../../ports';
import { notify } from '../../account/notifications/notify';
import { markDisconnected } from '../sources/access/markDisconnected';
import { updateSource } from '../sources/commands';
import { type SourceRow } from '../sources/queries';
import type { SentLead } from './crm/sendToCrm';

export type LeadRow = typeof leads.$inferSelect;

/** Maximum automatic attempts per lead. */
const maxAttempts = 8;
/** Failures in a row after which a CRM is paused. */
const pauseAfter = 20;
const firstWaitMs = 60_000;
const longestWaitMs = 6 * 60 * 60_000;
/** Maximum characters of a stored error. */
const longestError = 500;

const pausedNotice =
  'Lead delivery is paused because the CRM refused the leads. Refresh the connection to continue.';

type Attempt = { readonly lead: LeadRow; readonly crm: SourceRow; readonly now: Date };

/** Stores a successful attempt: the lead's contact is known, and the CRM is healthy. */
export async function storeDelivered(
  tx: Database,
  { lead, crm, sent, now }: Attempt & { readonly sent: SentLead },
): Promise<void> {
  const outcome = { status: 'delivered', response_status: 200, error: null, answers: sent.answers } as const;
  await storeOutcome(tx, { lead, crm, now }, outcome);
  await tx
    .update(leads)
    .set({
      delivery_status: 'delivered',
      delivery_due_at: null,
      crm_contact_id: sent.contactId,
      crm_source_id: crm.id,
    })
    .where(isLead(lead));
  if (crm.failed_deliveries > 0) await updateSource(tx, crm, { failed_deliveries: 0 });
}

/**
 * Stores a failed attempt: retried with growing delays, or left to a user; a CRM that keeps failing is
 * paused.
 */
export async function storeFailed(
  tx: Database,
  { lead, crm, error, now }: Attempt & { readonly error: GoHighLevelError },
): Promise<void> {
  const text = error.message.slice(0, longestError);
  await storeOutcome(
    tx,
    { lead, crm, now },
    { status: 'failed', response_status: error.status, error: text },
  );
  const verdict = judgeGoHighLevelError(error);
  if (verdict === 'reconnect') await markDisconnected(tx, crm, now);
  await tx
    .update(leads)
    .set(nextState(lead, error, verdict, now))
    .where(isLead(lead));
  if (verdict === 'retry') await countFailure(tx, crm, now);
}

function nextState(
  lead: LeadRow,
  error: GoHighLevelError,
  verdict: ReturnType<typeof judgeGoHighLevelError>,
  now: Date,
): { delivery_status: 'pending' | 'failed'; delivery_due_at: Date | null } {
  // Paused until the CRM is reconnected.
  if (verdict === 'reconnect') return { delivery_status: 'pending', delivery_due_at: null };
  if (verdict === 'stop' || lead.delivery_attempts >= maxAttempts) {
    return { delivery_status: 'failed', delivery_due_at: null };
  }
  const waitMs = Math.min(firstWaitMs * 2 ** (lead.delivery_attempts - 1), longestWaitMs);
  const due = now.getTime() + Math.max(waitMs, error.retryAfterMs ?? 0);
  return { delivery_status: 'pending', delivery_due_at: new Date(due) };
}

async function countFailure(tx: Database, crm: SourceRow, now: Date): Promise<void> {
  const [counted] = await tx
    .update(sources)
    .set({ failed_deliveries: sql`${sources.failed_deliveries} + 1` })
    .where(and(eq(sources.agency_id, crm.agency_id), eq(sources.id, crm.id)))
    .returning({ failed: sources.failed_deliveries, paused: sources.deliveries_paused_at });
  if (!counted || counted.failed < pauseAfter || counted.paused !== null) return;
  await updateSource(tx, crm, { deliveries_paused_at: now, notice: pausedNotice, updated_at: now });
  await notify(tx, {
    agency_id: crm.agency_id,
    client_id: crm.client_id,
    kind: 'source',
    title: `${crm.name} refuses leads`,
    body: pausedNotice,
    path: '/connect',
    key: `source/${crm.id}/paused/${now.getTime()}`,
    at: now,
  });
}

type Outcome = Pick<typeof lead_deliveries.$inferInsert, 'status' | 'response_status' | 'error' | 'answers'>;

async function storeOutcome(tx: Database, { lead, crm, now }: Attempt, outcome: Outcome): Promise<void> {
  const { agency_id, id: lead_id, client_user_id: client_id } = lead;
  await tx
    .insert(lead_deliveries)
    .values({ agency_id, lead_id, channel: crm.channel, attempted_at: now, ...outcome });
  await notifyAudience(tx, { agency_id, client_id }, 'leads');
}

function isLead({ agency_id, id }: LeadRow) {
  return and(eq(leads.agency_id, agency_id), eq(leads.id, id));
}
