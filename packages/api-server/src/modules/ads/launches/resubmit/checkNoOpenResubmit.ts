import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { launches } from '../../../../db/schema/ads/launches';
import { conflict } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { openLaunchStatuses } from '../saga/launch.machine';
import { lockCorrected } from './lockCorrected';

/**
 * Refuses a second correction of an ad while one is running: each rejected ad would be replaced twice. Locks the ad.
 * @throws Problem 409
 */
export async function checkNoOpenResubmit(
  ctx: Pick<UseCaseContext, 'tx' | 'caller'>,
  { id, label }: { readonly id: number; readonly label: string },
): Promise<void> {
  await lockCorrected(ctx, id);
  const [open] = await ctx.tx
    .select({ id: launches.id })
    .from(launches)
    .where(
      and(
        eq(launches.agency_id, ctx.caller.agency_id),
        eq(sql`${launches.settings}->>'ad_id'`, String(id)),
        inArray(launches.status, [...openLaunchStatuses]),
        ne(launches.label, label),
      ),
    );
  if (open) throw conflict('This ad is being corrected already. Wait until that is done.');
}
