import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ads } from '../../../../db/schema/ads/ads';
import { launches } from '../../../../db/schema/ads/launches';
import { conflict } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { openLaunchStatuses } from '../saga/launch.machine';

/**
 * Refuses a second correction of an ad while one is running: each rejected ad would be replaced twice. Locks the ad, so that
 * two requests at once see each other.
 * @throws Problem 409
 */
export async function checkNoOpenResubmit(
  { tx, caller: { agency_id } }: Pick<UseCaseContext, 'tx' | 'caller'>,
  { id, label }: { readonly id: number; readonly label: string },
): Promise<void> {
  await tx
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.agency_id, agency_id), eq(ads.id, id)))
    .for('update');
  const [open] = await tx
    .select({ id: launches.id })
    .from(launches)
    .where(
      and(
        eq(launches.agency_id, agency_id),
        eq(sql`${launches.settings}->>'ad_id'`, String(id)),
        inArray(launches.status, [...openLaunchStatuses]),
        ne(launches.label, label),
      ),
    );
  if (open) throw conflict('This ad is being corrected already. Wait until that is done.');
}
