import { and, eq, isNull } from 'drizzle-orm';
import { leads } from '../../../../db/schema/ads/ads';
import type { Database } from '../../../../ports';

/** Resumes deliveries that waited while a CRM was paused or disconnected. */
export async function resumeDeliveries(tx: Database, agencyId: number, now: Date): Promise<void> {
  await tx
    .update(leads)
    .set({ delivery_due_at: now })
    .where(
      and(eq(leads.agency_id, agencyId), eq(leads.delivery_status, 'pending'), isNull(leads.delivery_due_at)),
    );
}
