import { and, eq, isNull, lt } from 'drizzle-orm';
import { agencies } from '../../../db/schema/account/agencies';
import type { Database } from '../../../ports';

export type AgencyValues = Partial<typeof agencies.$inferInsert>;

export async function updateAgency(tx: Database, agencyId: number, values: AgencyValues): Promise<void> {
  await tx.update(agencies).set(values).where(eq(agencies.id, agencyId));
}

/**
 * Releases a host name that another agency claimed before `lapsed` and never verified: an unverified claim
 * must not block the owner. Call within `asOperator`.
 */
export async function releaseHost(tx: Database, host: string, lapsed: Date): Promise<void> {
  await tx
    .update(agencies)
    .set({ whiteLabelUrl: null, white_label_claimed_at: null, white_label_checked_at: null })
    .where(
      and(
        eq(agencies.whiteLabelUrl, host),
        lt(agencies.white_label_claimed_at, lapsed),
        isNull(agencies.white_label_verified_at),
      ),
    );
}
