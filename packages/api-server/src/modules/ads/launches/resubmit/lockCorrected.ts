import { and, eq } from 'drizzle-orm';
import { ads } from '../../../../db/schema/ads/ads';
import type { UseCaseContext } from '../../../../http/UseCaseContext';

/** Locks an ad that is to be corrected until the transaction ends, so that two corrections at once see each other. */
export async function lockCorrected(
  { tx, caller: { agency_id } }: Pick<UseCaseContext, 'tx' | 'caller'>,
  id: number,
): Promise<void> {
  await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.agency_id, agency_id), eq(ads.id, id)))
    .for('update');
}
